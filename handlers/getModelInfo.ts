import { isPattern } from '../catalogue/model-names.ts';
import { usableModels } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';

/** Lists the public models of the catalogue; with a key, those that the key may use. */
export const getModelInfo: Handler = (call, { catalogue }) => {
  const models =
    call.principal === null ? [...catalogue.models.values()] : usableModels(call.principal, catalogue);
  const shown = models.filter(({ id, visibility }) => visibility === 'public' && !isPattern(id));
  return { kind: 'json', value: { data: shown.map((model) => model.infoEntry) } };
};
