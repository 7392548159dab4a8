import type { Call } from '../../calls/call.ts';
import type { Deployment } from '../../catalogue/model.ts';

/** Returns the model's name at the deployment. In a pattern, `*` is replaced by what the client named. */
export function upstreamName({ model }: Deployment, { names }: Call): string {
  const below = names?.below ?? null;
  return below === null ? model : model.replace('*', () => below);
}
