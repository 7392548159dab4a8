/**
 * The coding tools by the product at the front of their `User-Agent`, in lower case (docs/configuration/tags.md has the
 * sources). Codex has several: `codex_cli_rs`, `codex_exec`, `codex_vscode`.
 */
const TOOLS: ReadonlyMap<string, string> = new Map([
  ['aider', 'aider'],
  ['claude-cli', 'claude-code'],
  ['cline', 'cline'],
  ['continue', 'continue'],
  ['cursor', 'cursor'],
  ['geminicli', 'gemini-cli'],
  ['githubcopilotchat', 'copilot'],
  ['opencode', 'opencode'],
  ['qwencode', 'qwen-code'],
  ['roocode', 'roo-code'],
  ['zed', 'zed'],
]);

/** Longer than each product above. */
const LONGEST_PRODUCT = 40;

/** Returns the coding tool that a user agent names; null: none that is known. */
export function codingToolOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const [product = ''] = userAgent.slice(0, LONGEST_PRODUCT).toLowerCase().split(/[/ ]/, 1);
  return TOOLS.get(product) ?? (/^codex($|[_-])/.test(product) ? 'codex' : null);
}
