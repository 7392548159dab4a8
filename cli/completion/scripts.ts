import type { Place } from './places.ts';

/**
 * The scripts contain the complete tree of commands as constants: completion starts no process and evaluates nothing that was typed.
 * Names of commands and options are letters and hyphens, so they need no quoting.
 */

/** The patterns of the scripts' `case` statements: for the places, their candidates, and the options with values. */
function cases(places: readonly Place[]): { steps: string; candidates: string; values: string } {
  const inside = places.filter(({ path }) => path !== '');
  const line = ({ path, words, options }: Place): string =>
    `    '${path}') candidates='${[...words, ...options.map(({ flag }) => flag)].join(' ')}' ;;`;
  // With the path, since an option may take a value in only some commands.
  const valued = places.flatMap(({ path, options }) =>
    options.filter(({ takesValue }) => takesValue).map(({ flag }) => `'${`${path} ${flag}`.trim()}'`),
  );
  return {
    steps: inside.map(({ path }) => `'${path}'`).join('|'),
    candidates: places.map(line).join('\n'),
    values: valued.join('|'),
  };
}

export function bashScript(places: readonly Place[]): string {
  const { steps, candidates, values } = cases(places);
  return `# bash completion for gateway
_gateway() {
  local place='' candidates='' index next
  for ((index = 1; index < COMP_CWORD; index++)); do
    next="\${place:+$place }\${COMP_WORDS[index]}"
    case "$next" in
      ${steps}) place="$next" ;;
    esac
  done
  case "$place" in
${candidates}
  esac
  case "\${place:+$place }\${COMP_WORDS[COMP_CWORD - 1]}" in
    ${values}) candidates='' ;;
  esac
  COMPREPLY=($(compgen -W "$candidates" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _gateway gateway
`;
}

export function zshScript(places: readonly Place[]): string {
  const { steps, candidates, values } = cases(places);
  return `#compdef gateway
# zsh completion for gateway
_gateway() {
  local place='' candidates='' index next
  for ((index = 2; index < CURRENT; index++)); do
    next="\${place:+$place }\${words[index]}"
    case "$next" in
      ${steps}) place="$next" ;;
    esac
  done
  case "$place" in
${candidates}
  esac
  case "\${place:+$place }\${words[CURRENT - 1]}" in
    ${values}) candidates='' ;;
  esac
  if [[ -n "$candidates" ]]; then compadd -- \${=candidates}; else _files; fi
}
if [[ "\${funcstack[1]}" = _gateway ]]; then _gateway "$@"; else compdef _gateway gateway; fi
`;
}

export function fishScript(places: readonly Place[]): string {
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  const lines = places.flatMap(({ path, words, options }) => {
    const start = `complete -c gateway -n "__gateway_at '${path}'"`;
    return [
      ...(words.length === 0 ? [] : [`${start} -f -a '${words.join(' ')}'`]),
      ...options.map(({ flag, takesValue }) => `${start} -l ${flag.slice(2)}${takesValue ? ' -r' : ''}`),
    ];
  });
  return `# fish completion for gateway
function __gateway_at
  set -l place ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$place $word")
    if contains -- "$next" ${paths.join(' ')}
      set place "$next"
    end
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}
`;
}
