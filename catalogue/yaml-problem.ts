import type { ErrorCode } from 'yaml';

interface ProblemText {
  message: string;
  suggestion?: string;
}

const TEXTS: Partial<Record<ErrorCode, ProblemText>> = {
  TAB_AS_INDENT: { message: 'a tab indents this line', suggestion: 'YAML is indented with spaces' },
  BAD_INDENT: {
    message: 'the indentation of this line is invalid',
    suggestion: 'align it with its neighbours',
  },
  MULTIPLE_DOCS: { message: 'a second document begins here', suggestion: 'remove the line ---' },
  TAG_RESOLVE_FAILED: {
    message: 'YAML tags are not used here',
    suggestion: 'a text that begins with ! is quoted',
  },
  BAD_SCALAR_START: {
    message: 'a plain text cannot begin with this character',
    suggestion: 'quote the text',
  },
  BAD_DQ_ESCAPE: {
    message: 'unknown escape in double quotes',
    suggestion: 'use single quotes for a literal backslash',
  },
  MISSING_CHAR: { message: 'a closing quote, bracket, comma or colon is missing' },
  RESOURCE_EXHAUSTION: { message: 'the file is nested too deeply' },
};

/**
 * Returns the gateway's message for an error of the YAML parser. The parser's message can quote the file,
 * including a key.
 */
export function yamlProblemText(code: ErrorCode, text: string, offset: number): ProblemText {
  const known = TEXTS[code];
  if (!holdsBarePlaceholder(lineAt(text, offset))) {
    return known ?? { message: `the YAML is malformed here (${code})` };
  }
  const message = known?.message ?? 'the YAML is malformed here';
  return { message, suggestion: 'between { and } an environment variable is quoted: "${NAME}"' };
}

function holdsBarePlaceholder(line: string): boolean {
  return /(?<!\$)\{[^}]*?[:,]\s*\$\{/.test(line);
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end);
}
