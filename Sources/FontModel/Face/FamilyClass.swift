/// The family class of a face, from the high byte of `sFamilyClass`, in the words of the iOS app.
package enum FamilyClass: String, CaseIterable, Sendable {
  case oldStyleSerifs = "Old Style Serifs"
  case transitionalSerifs = "Transitional Serifs"
  case modernSerifs = "Modern Serifs"
  case clarendonSerifs = "Clarendon Serifs"
  case slabSerifs = "Slab Serifs"
  case freeFormSerifs = "Free Form Serifs"
  case sansSerif = "Sans Serif"
  case ornamentals = "Ornamentals"
  case scripts = "Scripts"
  case symbolic = "Symbolic"

  /// The class that a field's value stands for; nil for "no classification" and reserved values.
  package init?(sFamilyClass: Int16) {
    switch sFamilyClass >> 8 {
    case 1: self = .oldStyleSerifs
    case 2: self = .transitionalSerifs
    case 3: self = .modernSerifs
    case 4: self = .clarendonSerifs
    case 5: self = .slabSerifs
    case 7: self = .freeFormSerifs
    case 8: self = .sansSerif
    case 9: self = .ornamentals
    case 10: self = .scripts
    case 12: self = .symbolic
    case _: return nil
    }
  }
}
