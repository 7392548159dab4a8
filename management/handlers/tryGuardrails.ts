import { namedModel } from '../../catalogue/model-names.ts';
import { failure } from '../../errors/gateway-error.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { reading } from '../handler.ts';

export const tryGuardrails = reading<'tryGuardrails'>(async ({ body }, { gateway }) => {
  const { text, model: name, guardrails = [] } = body;
  const catalogue = await gateway.catalogue();
  const model = name === undefined ? null : namedModel(name, catalogue);
  if (name !== undefined && model === null) throw new OperatorError(`no model is named '${name}'`);
  const unknown = guardrails.find((one) => !catalogue.guardrails.has(one));
  if (unknown !== undefined) throw new OperatorError(`no guardrail is named '${unknown}'`);
  const trial = await gateway.tryGuardrails({ text, modelId: model?.model.id ?? null, guardrails });
  if (trial === null)
    throw failure('service_unavailable', { internal: 'no process has tried the guardrails' });
  return { value: trial };
});
