import type { Handler } from '../calls/handler.ts';
import { usableModels } from '../projects/usable-models.ts';

/** With a key the models of its project, without one those that the catalogue shows to everybody (specification §5.4). */
export const getModelInfo: Handler = (call, { catalogue }) => {
  const models =
    call.principal === null
      ? [...catalogue.models.values()].filter((model) => model.visibility === 'public')
      : usableModels(call.principal, catalogue);
  return { kind: 'json', value: { data: models.map((model) => model.infoEntry) } };
};
