import { GatewayError } from '../../errors/gateway-error.ts';
import type { OperationId } from '../../generated/contract.ts';
import type { Backend, BackendRequest, BackendResponse } from '../backend.ts';

/** A field whose values the gateway can do without, because it converts the response itself. */
interface DispensableField {
  name: string;
  values: readonly string[];
}

/**
 * Fields that some servers refuse: image models of the gpt-image family take no `response_format` and always send
 * base64, and behind Azure their name is the operator's; some servers know embeddings as floats only, while every
 * OpenAI SDK asks for base64 by default; Voyage refuses `float`, for which the AI SDK asks (garrytan/gbrain#735), and
 * Perplexity both.
 */
const FIELDS: Readonly<Partial<Record<OperationId, DispensableField>>> = {
  createEmbedding: { name: 'encoding_format', values: ['base64', 'float'] },
  createImage: { name: 'response_format', values: ['b64_json'] },
  createImageVariation: { name: 'response_format', values: ['b64_json'] },
};

/** Most models whose refusals are remembered; a pattern has as many as clients use. */
const MAX_MODELS = 1024;

/**
 * Wraps a backend: sends a request once more without a field that its server refuses and the gateway can do without. The
 * next requests for the model do not have it.
 */
export class RefusedFields implements Backend {
  readonly #inner: Backend;
  readonly #refusing = new Set<string>();

  constructor(inner: Backend) {
    this.#inner = inner;
  }

  get streamsUploads(): boolean {
    return this.#inner.streamsUploads ?? false;
  }

  send(request: BackendRequest): Promise<BackendResponse> {
    const field = FIELDS[request.operation.operationId];
    const value = field === undefined ? undefined : valueIn(request, field.name);
    if (field === undefined || typeof value !== 'string' || !field.values.includes(value))
      return this.#inner.send(request);
    return this.#sendField(request, field.name, value);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  async #sendField(request: BackendRequest, name: string, value: string): Promise<BackendResponse> {
    const key = `${request.operation.operationId} ${request.model}`;
    const without = { ...request, changes: { ...request.changes, [name]: undefined } };
    if (this.#refusing.has(key)) return this.#inner.send(without);
    try {
      return await this.#inner.send(request);
    } catch (error) {
      if (!isRefusal(error, name, value)) throw error;
    }
    const response = await this.#inner.send(without);
    if (this.#refusing.size >= MAX_MODELS) this.#refusing.clear();
    this.#refusing.add(key);
    return response;
  }
}

function valueIn({ body, changes }: BackendRequest, name: string): unknown {
  return name in changes ? changes[name] : body.value[name];
}

/** Whether a server refused this very field. */
function isRefusal(error: unknown, name: string, value: string): boolean {
  if (!(error instanceof GatewayError) || error.code !== 'upstream_rejected') return false;
  return error.param === name || error.publicMessage.includes(name) || error.publicMessage.includes(value);
}
