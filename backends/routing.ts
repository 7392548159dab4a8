import type { JsonObject } from '../bodies/json-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { BackendSettings, Catalogue } from '../catalogue/model.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import type { Backend, BackendAnswer } from './backend.ts';

export type CreateBackend = (settings: BackendSettings) => Backend;

/** Failures of one deployment that another one may not have. */
const TRIED_ELSEWHERE = new Set<GatewayError['code']>(['bad_gateway', 'model_overloaded']);

/** Sends calls to the deployments of their model, in the operator's order; the next one is tried when one fails. */
export class BackendRouter {
  readonly #backends = new Map<string, Backend>();

  constructor(catalogue: Catalogue, create: CreateBackend) {
    for (const settings of catalogue.backends.values()) this.#backends.set(settings.name, create(settings));
  }

  /** Throws the last deployment's failure when none answers. */
  async send(call: Call, stream: boolean, changes: JsonObject = {}): Promise<BackendAnswer> {
    const model = modelOf(call);
    let last: GatewayError | null = null;
    for (const deployment of model.deployments) {
      const backend = this.#backends.get(deployment.backend.name);
      if (backend === undefined)
        throw failure('internal_error', { internal: `no backend ${deployment.backend.name}` });
      try {
        return await backend.send({
          operation: call.operation,
          model: deployment.model,
          publicModel: model.id,
          body: call.body,
          changes: { guardrails: undefined, ...changes },
          stream,
          requestId: call.requestId,
          signal: call.signal,
          log: call.log,
        });
      } catch (error) {
        last = asGatewayError(error);
        if (!TRIED_ELSEWHERE.has(last.code) || call.signal.aborted) throw last;
        call.log.warn(
          { backend: deployment.backend.name, error: last.code, cause: last.message },
          'a deployment failed',
        );
      }
    }
    throw last ?? failure('bad_gateway', { internal: `model ${model.id} has no deployment` });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#backends.values()].map((backend) => backend.close()));
  }
}
