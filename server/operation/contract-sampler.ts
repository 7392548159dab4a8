import { Counter, type Registry } from 'prom-client';
import { joinPieces } from '../../bodies/raw-json.ts';
import type { ContractValidators } from '../../contract/validators.ts';
import type { Validator } from '../../contract/operation.ts';
import type { EventsReply, JsonReply, Reply } from '../../calls/reply.ts';
import type { ContractSampling } from '../../catalogue/model.ts';
import {
  bodyBreach,
  streamBreaches,
  type Breach,
} from '../../packages/contract-tools/checks/sample-check.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Exchange } from '../../middleware/exchange.ts';

/** Larger responses are not sampled: parsing them again would block other work. */
const MAX_SAMPLED_BYTES = 1024 * 1024;
/** Largest number of responses that wait for their check; more are not sampled. */
const MAX_WAITING = 16;

/** Validates a share of the successful responses against the contract, and counts and logs breaches. */
export class ContractSampler {
  readonly #contract: ContractValidators;
  readonly #breaches: Counter;
  #waiting = 0;

  constructor(contract: ContractValidators, registry: Registry) {
    this.#contract = contract;
    this.#breaches = new Counter({
      name: 'gateway_contract_breaches_total',
      help: 'Sampled responses that break the contract, by operation and by where.',
      labelNames: ['operation', 'where'],
      registers: [registry],
    });
  }

  /**
   * Returns the reply to send. Throws for a breach that is to be refused, before anything is sent; only JSON
   * replies can be refused. Other replies are checked after they have been sent.
   */
  sample(exchange: Exchange, reply: Reply, { share, onBreach }: ContractSampling): Reply {
    if (reply.kind === 'bytes' || this.#waiting >= MAX_WAITING || Math.random() >= share) return reply;
    const mediaType = reply.kind === 'json' ? 'application/json' : 'text/event-stream';
    const operationId = exchange.operation?.operationId ?? '';
    const validator = this.#contract.response(operationId, '200', mediaType);
    if (validator === null) return reply;
    if (reply.kind === 'events')
      return this.#withText(reply, (text) =>
        this.#later(exchange, () => streamBreaches(operationId, text, validator)),
      );
    if (onBreach === 'refuse') this.#refuse(exchange, reply, validator);
    else this.#later(exchange, () => breachesOf(reply, validator));
    return reply;
  }

  #refuse(exchange: Exchange, reply: JsonReply, validator: Validator): void {
    const breaches = breachesOf(reply, validator);
    if (breaches.length === 0) return;
    this.#report(exchange, breaches);
    // A response of a model that breaks the contract is an error of the upstream.
    const code = exchange.model === null ? 'internal_error' : 'bad_gateway';
    throw failure(code, { internal: 'the response breaks the contract' });
  }

  #later(exchange: Exchange, check: () => Breach[]): void {
    const { response } = exchange;
    // A connection that is closed emits no event, so that its place would never become free.
    if (response.closed) return;
    this.#waiting += 1;
    response.once('close', () => {
      setImmediate(() => {
        this.#waiting -= 1;
        try {
          this.#report(exchange, check());
        } catch (thrown) {
          // An error thrown here would end the process. Its message may contain content of the response, and is
          // not logged.
          const name = thrown instanceof Error ? thrown.name : 'unknown';
          exchange.log.error({ error: name }, 'a sampled response could not be checked');
        }
      });
    });
  }

  #report(exchange: Exchange, breaches: readonly Breach[]): void {
    const operation = exchange.operation?.operationId ?? 'none';
    for (const { where, pointer, keyword } of breaches) {
      this.#breaches.labels(operation, where).inc();
      const deployment = exchange.attempts.deployment ?? undefined;
      const { requestId } = exchange;
      exchange.log.warn(
        { request_id: requestId, operation, deployment, where, pointer, keyword },
        'a response breaks the contract',
      );
    }
  }

  /** Returns the same reply; `ended` gets its text when it has ended. */
  #withText(reply: EventsReply, ended: (text: string) => void): EventsReply {
    return { ...reply, frames: { [Symbol.asyncIterator]: () => collectText(reply.frames, ended) } };
  }
}

function collectText(
  frames: EventsReply['frames'],
  ended: (text: string) => void,
): AsyncIterator<string, string> {
  const source = frames[Symbol.asyncIterator]();
  let text: string | null = '';
  return {
    async next() {
      const step = await source.next();
      if (text === null) return step;
      text += step.value;
      if (text.length > MAX_SAMPLED_BYTES) text = null;
      else if (step.done === true) ended(text);
      return step;
    },
    async return() {
      await source.return?.();
      return { done: true, value: '' };
    },
  };
}

function breachesOf({ value, pieces }: JsonReply, validator: Validator): Breach[] {
  if (pieces === undefined) return listOf(bodyBreach(asJson(value), validator));
  if (pieces.reduce((sum, { length }) => sum + length, 0) > MAX_SAMPLED_BYTES) return [];
  try {
    return listOf(bodyBreach(JSON.parse(joinPieces(pieces)), validator));
  } catch {
    return [{ where: 'body', pointer: '', keyword: 'json' }];
  }
}

/** Returns the value as it is sent, without undefined members. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function listOf(breach: Breach | null): Breach[] {
  return breach === null ? [] : [breach];
}
