import type { ResponseRow } from '../contract/operation.ts';
import { headerValues, mediaTypeOf, type RecordedExchange } from './exchange.ts';
import { fault, type Fault } from './fault.ts';
import type { HeaderPatterns } from './header-values.ts';

const TRANSPORT_HEADERS = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'content-type',
  'content-length',
  'transfer-encoding',
]);
const STREAM_HEADERS = new Set(['cache-control', 'x-accel-buffering']);

/** Statuses after which a client waits as long as `Retry-After` says (specification §7). */
const WAITING_STATUSES = new Set([429, 500, 502, 503, 504]);

/** Checks which headers a response has, and their values. */
export class HeaderCheck {
  readonly #patterns: HeaderPatterns;
  readonly #allowed: readonly string[];

  /** @param allowed names of headers that are not the contract's; `*` at the end stands for any rest */
  constructor(patterns: HeaderPatterns, allowed: readonly string[]) {
    this.#patterns = patterns;
    this.#allowed = allowed.map((name) => name.toLowerCase());
  }

  faults(exchange: RecordedExchange, row: ResponseRow, cors: boolean): Fault[] {
    const { response } = exchange;
    const isStream = mediaTypeOf(response) === 'text/event-stream';
    const isKnown = (name: string): boolean =>
      TRANSPORT_HEADERS.has(name) ||
      row.headers.includes(name) ||
      (isStream && STREAM_HEADERS.has(name)) ||
      (cors && (name.startsWith('access-control-') || name === 'vary'));
    const own = response.headers.filter(([name]) => !this.#isAllowed(name));
    const names = own.map(([name]) => name);
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    return [
      ...names
        .filter((name) => !isKnown(name))
        .map((name) => fault('headers', `header ${name} is not declared`)),
      ...repeated.map((name) => fault('headers', `header ${name} is there twice`)),
      ...own.flatMap(([name, value]) => this.#valueFault(name, value)),
      ...(exchange.status < 400 ? [] : errorFaults(exchange, row)),
    ];
  }

  #isAllowed(name: string): boolean {
    return this.#allowed.some((one) =>
      one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
  }

  #valueFault(name: string, value: string): Fault[] {
    const pattern = this.#patterns[name];
    if (pattern === undefined || pattern.test(value)) return [];
    const text = `header ${name} has the value '${value.slice(0, 60)}', which its schema does not allow`;
    return [fault('headers', `header ${name} has a value that its schema does not allow`, text)];
  }
}

function errorFaults(exchange: RecordedExchange, row: ResponseRow): Fault[] {
  const { response, status } = exchange;
  const faults: Fault[] = [];
  const [id] = headerValues(response, 'x-request-id');
  const [other] = headerValues(response, 'request-id');
  if (id === undefined || id === '') faults.push(fault('headers', 'an error carries no X-Request-Id'));
  if (other !== id) faults.push(fault('headers', 'request-id does not equal X-Request-Id'));
  const mustWait = WAITING_STATUSES.has(status) && row.headers.includes('retry-after');
  // An exhausted budget does not come back by waiting: that response says so instead.
  const isFinal = headerValues(response, 'x-should-retry')[0] === 'false';
  if (mustWait && !isFinal && headerValues(response, 'retry-after').length === 0)
    faults.push(fault('headers', `a ${status} carries no Retry-After`));
  return faults;
}
