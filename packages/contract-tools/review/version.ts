import type { Rating } from './change.ts';

/** Whether a version is higher than another: `major.minor.patch`, each a number. */
export function isHigher(version: string, than: string): boolean {
  const [left, right] = [partsOf(version), partsOf(than)];
  for (const [index, part] of left.entries()) {
    const other = right[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/** Returns the next version by semantic versioning. Breaking changes increase the first number, additions the second. */
export function nextVersion(version: string, found: ReadonlySet<Rating>): string {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  if (found.has('breaking')) return `${major + 1}.0.0`;
  if (found.has('additive')) return `${major}.${minor + 1}.0`;
  return found.has('wording') ? `${major}.${minor}.${patch + 1}` : version;
}

function partsOf(version: string): number[] {
  const parts = version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  return parts.some((part) => !Number.isSafeInteger(part)) ? [0, 0, 0] : parts;
}
