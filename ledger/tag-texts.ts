import type { CallTags } from '../calls/call.ts';

/** The different values of a tag that a process writes for a project in a day. */
const MAX_VALUES = 1_000;
/** The same for all tags and projects together. */
const MAX_ALL_VALUES = 100_000;
/** What is written for further values. */
const OTHER_VALUE = 'other';

/** Returns tags as a row has them, in the operator's order; empty: there are none. */
export function tagsText(tags: Iterable<readonly [string, string]>): string {
  const text = JSON.stringify(Object.fromEntries(tags));
  return text === '{}' ? '' : text;
}

/** Reads the tags of a row. */
export function readTags(text: string): Record<string, string> {
  // `tagsText` wrote them.
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
}

/** Writes the tags of calls for the ledger, whose rows are kept for years: with a bound on their different values. */
export class TagTexts {
  #day = '';
  #count = 0;
  /** By project, and in it by tag. */
  readonly #values = new Map<string, Map<string, Set<string>>>();

  of(projectId: string, tags: CallTags, day: string): string {
    if (tags.size === 0) return '';
    if (day !== this.#day) {
      this.#day = day;
      this.#count = 0;
      this.#values.clear();
    }
    return tagsText([...tags].map(([name, value]) => [name, this.#bounded(projectId, name, value)]));
  }

  #bounded(projectId: string, name: string, value: string): string {
    const tags = this.#values.get(projectId) ?? new Map<string, Set<string>>();
    const values = tags.get(name) ?? new Set<string>();
    if (values.has(value)) return value;
    if (values.size >= MAX_VALUES || this.#count >= MAX_ALL_VALUES) return OTHER_VALUE;
    this.#count += 1;
    this.#values.set(projectId, tags.set(name, values.add(value)));
    return value;
  }
}
