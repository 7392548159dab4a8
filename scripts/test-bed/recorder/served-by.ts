import { pino, type Logger } from 'pino';
import type { Catalogue } from '../../../catalogue/model.ts';
import { headerValues, type RecordedExchange } from '../../../packages/contract-tools/checks/exchange.ts';
import type { Observation } from '../../../packages/contract-tools/checks/observation.ts';
import { servedOperations, type ServedOperation } from './observations.ts';

/** Common servers behind kind `openai`. A test that imitates one uses its name for the backend. */
export const SERVERS_BY_NAME = ['vllm', 'speaches'];

/** The part that is read from the log line of a request (server/log/request-log.ts). */
interface RequestLine {
  msg: string;
  request_id: string;
  status: number;
  model?: string;
  error?: string;
}

/**
 * Records which operations which backends served. The gateway's log has the model of a request and its success;
 * the recorder knows whether its response followed the contract and was a stream. The request's id joins the
 * two.
 */
export class ServedBy {
  /** The log of the gateway. */
  readonly log: Logger;
  readonly #catalogue: Catalogue;
  readonly #note: (served: ServedOperation) => void;
  /** Reports that only one of the two has made, by request id. */
  readonly #backends = new Map<string, string>();
  readonly #observed = new Map<string, Observation>();

  constructor(catalogue: Catalogue, note = (served: ServedOperation) => servedOperations.append(served)) {
    this.#catalogue = catalogue;
    this.#note = note;
    // Only this gateway writes to it, one line at a time.
    const write = (line: string): void => this.#logged(JSON.parse(line) as RequestLine);
    this.log = pino({ level: 'info' }, { write });
  }

  /** Called for each response that followed the contract. */
  answered(observation: Observation, { response }: RecordedExchange): void {
    const [requestId] = headerValues(response, 'x-request-id');
    if (requestId === undefined || observation.status !== '200') return;
    this.#observed.set(requestId, observation);
    this.#join(requestId);
  }

  #logged({ msg, request_id: requestId, status, model, error }: RequestLine): void {
    if (msg !== 'request' || status !== 200 || model === undefined || error !== undefined) return;
    const backend = this.#backendOf(model);
    if (backend === null) return;
    this.#backends.set(requestId, backend);
    this.#join(requestId);
  }

  #join(requestId: string): void {
    const backend = this.#backends.get(requestId);
    const response = this.#observed.get(requestId);
    if (backend === undefined || response === undefined) return;
    this.#backends.delete(requestId);
    this.#observed.delete(requestId);
    const way = response.mediaType === 'text/event-stream' ? 'streamed' : 'plain';
    this.#note({ operationId: response.operationId, backend, way });
  }

  /** Null where the model has deployments on several backends: the log does not say which one responded. */
  #backendOf(model: string): string | null {
    const deployments = this.#catalogue.models.get(model)?.deployments ?? [];
    const names = deployments.map(({ backend }) =>
      SERVERS_BY_NAME.includes(backend.name) ? backend.name : backend.kind,
    );
    const [first = null, ...others] = new Set(names);
    return others.length === 0 ? first : null;
  }
}
