// The parts of the script that are the same for every program but for its name.

extension BashCompletion {
  /// The function that reads the line.
  static func splitting(_ name: String) -> String {
    #"""
    # Takes a line apart as the shell would, but expands nothing. The last of `words` is the one
    # that is being typed; readline puts a completion in its place from `start` on. A `quote` is open.
    _\#(name)_split() {
      local line=$1 word='' begun='' opened=0 character index
      words=() start=0 quote=''
      for ((index = 0; index < ${#line}; index++)); do
        character=${line:index:1}
        case $quote$character in
          "''" | '""') quote='' ;;
          "'"?) word+=$character ;;
          \"\\)
            case ${line:index+1:1} in ['"\$`']) ((index += 1)) ;; esac
            word+=${line:index:1}
            ;;
          '"'?) word+=$character ;;
          "'" | '"') quote=$character opened=${#word} begun=1 ;;
          \\) ((index += 1)); word+=${line:index:1} begun=1 ;;
          [[:space:]])
            [[ ! $begun ]] || words+=("$word")
            word='' begun='' start=0
            ;;
          *)
            word+=$character begun=1
            [[ $COMP_WORDBREAKS != *"$character"* ]] || start=${#word}
            ;;
        esac
      done
      [[ ! $quote ]] || start=$opened
      words+=("$word")
    }
    """#
  }

  /// The functions that fill the answer.
  static func offering(_ name: String) -> String {
    #"""
    # Offers `$1` with each of the other words behind it if that continues what is typed, in capitals
    # or small letters where nothing continues it as it stands.
    _\#(name)_offer() {
      local prefix=$1 candidate
      shift
      for candidate; do
        candidate=$prefix$candidate
        [[ $candidate != "$current"* ]] || COMPREPLY+=("${candidate:start}")
      done
      ((${#COMPREPLY[@]} == 0)) || return 0
      for candidate; do
        candidate=$prefix$candidate
        [[ ${candidate,,} != "${current,,}"* ]] || COMPREPLY+=("${candidate:start}")
      done
    }

    # Quotes what is offered, which readline does for names of files alone.
    _\#(name)_quote() {
      local index
      for index in "${!COMPREPLY[@]}"; do printf -v "COMPREPLY[index]" %q "${COMPREPLY[index]}"; done
    }

    # Offers the files of this folder that continue what is typed behind `$1`.
    _\#(name)_offer_files() {
      local file shell_options
      local -a files
      shell_options=$(shopt -p nullglob failglob || :)
      shopt -s nullglob
      shopt -u failglob
      files=("${current#"$1"}"*)
      eval "$shell_options"
      for file in "${files[@]}"; do
        [[ ! -e $file ]] || { file=$1$file; COMPREPLY+=("${file:start}"); }
      done
    }
    """#
  }
}
