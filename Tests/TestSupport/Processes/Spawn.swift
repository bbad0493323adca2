import Glibc

/// Starts a child with three descriptors for its standard streams.
func spawn(
  _ request: ChildProcess, input: Int32, output: Int32, errorOutput: Int32
) throws(ChildProcessError) -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
  if case .file(let path) = request.output {
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY, 0)
  } else {
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
  }
  unsafe posix_spawn_file_actions_adddup2(&actions, errorOutput, STDERR_FILENO)

  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
  unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  unsafe posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  // The call that changes the folder in the child isn't importable; `env -C` does the same.
  let prefix = request.folder.map { ["/usr/bin/env", "-C", $0] } ?? []
  let executable = prefix.first ?? request.executable
  let arguments = (prefix + [request.executable]).map { Array($0.utf8) } + request.arguments
  let environment = request.environment.map { Array("\($0)=\($1)".utf8) }
  var child: pid_t = 0
  let error = unsafe withCStrings(arguments) { arguments in
    unsafe withCStrings(environment) { environment in
      unsafe posix_spawn(
        &child, executable, &actions, &attributes, arguments, environment)
    }
  }
  guard error == 0 else {
    throw .system(call: "posix_spawn of \(request.executable)", error: error)
  }
  return child
}

/// Lends byte strings as a C array of C strings with a null pointer at its end.
private func withCStrings<Result>(
  _ strings: [[UInt8]],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: strings.count + 1)
  for (index, string) in strings.enumerated() {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
    for (place, byte) in string.enumerated() {
      unsafe (copy + place).initialize(to: CChar(bitPattern: byte))
    }
    unsafe (copy + string.count).initialize(to: 0)
    unsafe (array + index).initialize(to: copy)
  }
  unsafe (array + strings.count).initialize(to: nil)
  defer {
    for index in strings.indices { unsafe array[index]?.deallocate() }
    unsafe array.deallocate()
  }
  return unsafe body(array)
}
