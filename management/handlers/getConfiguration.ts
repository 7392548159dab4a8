import type { ConfiguredModel } from '../../generated/admin/contract.ts';
import type { ActiveModel } from '../gateway-control.ts';
import { reading } from '../handler.ts';

export const getConfiguration = reading<'getConfiguration'>(async (_call, { gateway }) => {
  const { models, backends, guardrails } = await gateway.catalogue();
  return {
    value: {
      file: gateway.configurationPath,
      models: [...models.values()].map(modelView),
      backends: [...backends.values()].map(({ name, kind }) => ({ name, kind })),
      guardrails: [...guardrails.keys()],
    },
  };
});

function modelView({
  id,
  capabilities,
  visibility,
  tier,
  prices,
  deployments,
}: ActiveModel): ConfiguredModel {
  return {
    id,
    capabilities: [...capabilities],
    visibility,
    tier,
    free: prices === 'free',
    deployments: deployments.map(({ backend, model }) => `${backend.name}/${model}`),
  };
}
