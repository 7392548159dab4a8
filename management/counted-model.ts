import { isPattern, namedModel } from '../catalogue/model-names.ts';
import { OperatorError } from '../projects/operator-error.ts';
import type { ActiveConfiguration } from './gateway-control.ts';

/**
 * The id by which calls to a model are counted, also of an alias. A model may be added to the configuration later. Throws an
 * `OperatorError` for a pattern.
 */
export function countedModel(name: string, catalogue: Pick<ActiveConfiguration, 'models' | 'names'>): string {
  if (isPattern(name)) throw new OperatorError(`the budget of '${name}' would count no call: name one model`);
  return namedModel(name, catalogue)?.names?.id ?? name;
}
