import { failure } from '../../errors/gateway-error.ts';
import { reading } from '../handler.ts';

export const restoreDeployment = reading<'restoreDeployment'>(async ({ parameters }, { gateway }) => {
  const name = String(parameters['deployment']);
  const views = await gateway.restore(name);
  const value = {
    deployments: [...new Set(views.flatMap(({ deployments }) => deployments))],
    restored: [...new Set(views.flatMap(({ restored }) => restored))],
  };
  if (value.deployments.length === 0)
    throw failure('resource_not_found', { message: 'no backend or deployment in use has this name' });
  if (value.restored.length === 0) return { value };
  const { restored } = value;
  return {
    value,
    change: { target: `deployment:${name}`, organisationId: null, before: null, after: { restored } },
  };
});
