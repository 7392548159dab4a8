import type { Operation } from '../generated/operations.ts';
import type { Catalogue, Model } from '../catalogue/model.ts';
import type { Principal } from '../projects/principal.ts';
import { usableModels } from '../projects/usable-models.ts';

const MAX_NAMED_MODELS = 5;

/** Explains that a model does not serve an operation, and names the client's models that do. */
export function unsupportedReason(
  operation: Operation,
  model: Model,
  principal: Principal,
  catalogue: Catalogue,
): string {
  const { path } = operation;
  const { capability } = operation.gateway;
  const serving = usableModels(principal, catalogue).filter(
    ({ capabilities }) => capability !== null && capabilities.has(capability),
  );
  const named = serving.slice(0, MAX_NAMED_MODELS).map(({ id }) => id);
  const more = serving.length > named.length ? ` and ${serving.length - named.length} more` : '';
  const servedBy = named.length === 0 ? 'no model of this project' : `${named.join(', ')}${more}`;
  return `model '${model.id}' does not serve ${path}; ${path} is served by ${servedBy}`;
}
