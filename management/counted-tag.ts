import { parseTag, tagValueOf, VALUE_RULE } from '../catalogue/tag-value.ts';
import { OperatorError } from '../projects/operator-error.ts';
import type { ActiveConfiguration } from './gateway-control.ts';
import { requireKnownTags } from './known-tags.ts';

/**
 * The tag of the calls that a budget counts, with its value as calls have it. Throws an `OperatorError` for a tag that the configuration
 * does not have, and for a value that no call can have.
 */
export function countedTag(text: string, catalogue: Pick<ActiveConfiguration, 'tags'>): string {
  const [name, given] = parseTag(text);
  requireKnownTags([name], catalogue);
  const value = tagValueOf(given);
  if (value === null) throw new OperatorError(`the value of the tag '${name}' cannot be used: ${VALUE_RULE}`);
  return `${name}:${value}`;
}
