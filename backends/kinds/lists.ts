import type { OperationId } from '../../generated/contract.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import { hasRaw } from '../../bodies/raw-json.ts';
import type { ReceivedBody } from '../../bodies/received-body.ts';
import { bytesOfValues } from '../../calls/call.ts';
import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { classification } from '../../dialects/classify/list.ts';
import { embeddings } from '../../dialects/embeddings/list.ts';
import { throwUpstreamError } from '../../dialects/values/json-values.ts';
import type { ListOperation } from '../../dialects/list-operation.ts';
import { rerank } from '../../dialects/rerank/list.ts';
import { failure } from '../../errors/gateway-error.ts';
import { endResponse, type Backend, type BackendResponse, type BackendRequest } from '../backend.ts';
import { inParallel } from './in-parallel.ts';
import { failureOfConnection } from '../failures/upstream-failure.ts';

/**
 * At the smallest usual limit (32, text-embeddings-inference) this makes 2,048 items, as many as OpenAI accepts
 * in one request.
 */
const MAX_PARTS = 64;
const MAX_PARTS_AT_A_TIME = 4;

/**
 * Wraps a backend: validates its list responses (embeddings, rerank, classification), converts them to the
 * contract's form, and sends long lists in parts. Other operations pass through.
 */
export class ListBackend implements Backend {
  readonly #inner: Backend;
  /** The most items of one request; by operation where they differ. */
  readonly #limits: number | Readonly<Partial<Record<OperationId, number>>>;
  readonly #rerank: ReturnType<typeof rerank>;

  constructor(inner: Backend, { kind, maxBatchSize, rawScores }: BackendSettings) {
    this.#inner = inner;
    this.#limits = maxBatchSize ?? backendKinds[kind].itemLimits ?? {};
    this.#rerank = rerank(rawScores);
  }

  get streamsUploads(): boolean {
    return this.#inner.streamsUploads ?? false;
  }

  send(request: BackendRequest): Promise<BackendResponse> {
    switch (request.operation.operationId) {
      case 'createEmbedding':
        return this.#sendList(request, embeddings);
      case 'createRerank':
        return this.#sendList(request, this.#rerank);
      case 'createClassification':
        return this.#sendList(request, classification);
      default:
        return this.#inner.send(request);
    }
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #sendList<Part>(request: BackendRequest, operation: ListOperation<Part>): Promise<BackendResponse> {
    const fields: JsonObject = { ...request.body.value, ...request.changes };
    const count = operation.count(fields);
    const limits = this.#limits;
    const size = (typeof limits === 'number' ? limits : limits[request.operation.operationId]) ?? count;
    return count <= size
      ? this.#sendSingle(request, operation, fields)
      : this.#sendParts(request, operation, fields, { count, size });
  }

  async #sendSingle<Part>(
    request: BackendRequest,
    operation: ListOperation<Part>,
    fields: JsonObject,
  ): Promise<BackendResponse> {
    const readBytes = (received: ReceivedBody): JsonObject | null =>
      operation.scan?.(received, fields) ?? null;
    const response = await this.#inner.send({ ...request, readBytes });
    if (response.kind === 'json' && hasRaw(response.value)) return response;
    return { kind: 'json', value: operation.join([await readPart(response, operation, fields, 0)], fields) };
  }

  async #sendParts<Part>(
    request: BackendRequest,
    operation: ListOperation<Part>,
    fields: JsonObject,
    { count, size }: { count: number; size: number },
  ): Promise<BackendResponse> {
    const starts = startsOfParts(count, size, operation.items);
    // Together the parts are another copy of the list, translated or not.
    const release = request.memory?.hold(bytesOfValues(request.body));
    try {
      const parts = await inParallel(starts, MAX_PARTS_AT_A_TIME, request.signal, (start, signal) => {
        const slice = operation.slice(fields, start, Math.min(start + size, count));
        const changes = { ...request.changes, ...slice };
        return this.#sendPart(
          { ...request, changes, signal, memory: undefined },
          operation,
          { ...fields, ...slice },
          start,
        );
      });
      return { kind: 'json', value: operation.join(parts, fields) };
    } catch (error) {
      throw failureOfConnection(error, request.signal);
    } finally {
      release?.();
    }
  }

  async #sendPart<Part>(
    request: BackendRequest,
    operation: ListOperation<Part>,
    fields: JsonObject,
    start: number,
  ): Promise<Part> {
    return readPart(await this.#inner.send(request), operation, fields, start);
  }
}

async function readPart<Part>(
  response: BackendResponse,
  operation: ListOperation<Part>,
  fields: JsonObject,
  start: number,
): Promise<Part> {
  if (response.kind !== 'json') {
    await endResponse(response);
    throw failure('bad_gateway', {
      internal: `the upstream sent ${response.kind} instead of JSON`,
    });
  }
  throwUpstreamError(response.value);
  return operation.read(response.value, fields, start);
}

/** Returns where each part begins. Throws `invalid_parameter` for more parts than one request may have. */
function startsOfParts(count: number, size: number, param: string): number[] {
  const parts = Math.ceil(count / size);
  if (parts > MAX_PARTS) {
    throw failure('invalid_parameter', {
      message: `${param} has ${count} items; this model takes at most ${size * MAX_PARTS} in one request`,
      param,
    });
  }
  return Array.from({ length: parts }, (_unused, index) => index * size);
}
