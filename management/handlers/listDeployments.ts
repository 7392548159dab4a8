import { reading } from '../handler.ts';

export const listDeployments = reading<'listDeployments'>(async (_call, { gateway }) => ({
  value: { processes: [...(await gateway.deployments())] },
}));
