/// What a name stands for among the installed faces.
package enum NameMatch: Hashable, Sendable {
  /// A family: all faces that name it as one of theirs, in the order of a list.
  case family([CatalogueFace])
  /// A full name or PostScript name: that one face; several where several files hold it, or where a
  /// variable font gives its instances one name.
  case faces([CatalogueFace])
  /// Nothing of that name is installed.
  case none
}
