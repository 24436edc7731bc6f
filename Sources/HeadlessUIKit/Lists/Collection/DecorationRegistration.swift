/// What a layout registered for a kind of decoration view; a class, as each registration is one of its own.
final class DecorationRegistration {
  let registration: ReuseRegistration

  init(_ registration: ReuseRegistration) { self.registration = registration }
}
