/** A version of Claude, such as 4 and 8. A model without a number in its name is newer than all numbers. */
export interface ClaudeVersion {
  major: number;
  minor: number;
}

/**
 * Names such as `claude-3-5-sonnet-20241022`, `claude-opus-4.8`, `eu.anthropic.claude-sonnet-5-v1:0`: one or two numbers
 * of at most two digits, before or after the family. The eight digits of a date are no version.
 */
const NUMBERED = /claude-(?:[a-z]+-)?v?(\d{1,2})(?:[-.](\d{1,2}))?(?!\d)/i;
/** Names such as `claude-mythos-preview`. */
const UNNUMBERED = /claude-[a-z]/i;

/** Reads the version from a model's name at the vendor. Null for names of other models. */
export function claudeVersion(name: string): ClaudeVersion | null {
  const [, major, minor] = NUMBERED.exec(name) ?? [];
  if (major !== undefined) return { major: Number(major), minor: Number(minor ?? 0) };
  return UNNUMBERED.test(name) ? { major: Infinity, minor: 0 } : null;
}

/** Whether a version is the given one or newer. */
export function isFrom(version: ClaudeVersion, major: number, minor: number): boolean {
  return version.major > major || (version.major === major && version.minor >= minor);
}
