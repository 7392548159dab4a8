import { OperatorError } from '../projects/operator-error.ts';
import type { ActiveConfiguration } from './gateway-control.ts';

/** Throws an `OperatorError` for a tag that the configuration does not have: each call of the project would be refused. */
export function requireKnownTags(
  names: readonly string[],
  { tags = [] }: Pick<ActiveConfiguration, 'tags'>,
): void {
  const unknown = names.find((name) => tags.every((tag) => tag.name !== name));
  if (unknown !== undefined) throw new OperatorError(`gateway.yaml has no tag '${unknown}'`);
}
