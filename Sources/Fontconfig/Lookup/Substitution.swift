/// The face that fontconfig gives to a program which asks for a name that isn't installed.
package struct Substitution: Hashable, Sendable {
  /// Why it is that face.
  package enum Kind: Hashable, Sendable {
    /// The name is a generic one, such as "sans-serif", which stands for some installed family.
    case generic
    /// The configuration declares the one family equal to the other, most often one made to have
    /// the same widths, as "Liberation Sans" has those of "Arial".
    case alias
    /// Nothing better: a default that the configuration gives to this name, or to any.
    case fallback
  }

  package let kind: Kind
  package let face: CatalogueFace

  /// A face that stands in for a name.
  package init(kind: Kind, face: CatalogueFace) {
    self.kind = kind
    self.face = face
  }
}
