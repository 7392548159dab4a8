import type { ResponseRow } from '../../../contract/operation.ts';
import { headerValues, mediaTypeOf, type RecordedExchange } from './exchange.ts';
import { finding, type Finding } from './finding.ts';
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

/** Statuses with a `Retry-After` (docs/specification.md#retries). */
const WAITING_STATUSES = new Set([429, 500, 502, 503, 504]);

/** Checks which headers a response has, and their values. */
export class HeaderCheck {
  readonly #patterns: HeaderPatterns;
  readonly #allowed: readonly string[];

  /** @param allowed names of additional headers. A trailing `*` matches any suffix */
  constructor(patterns: HeaderPatterns, allowed: readonly string[]) {
    this.#patterns = patterns;
    this.#allowed = allowed.map((name) => name.toLowerCase());
  }

  check(exchange: RecordedExchange, row: ResponseRow, cors: boolean): Finding[] {
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
        .map((name) => finding('headers', `header ${name} is not declared`)),
      ...repeated.map((name) => finding('headers', `header ${name} occurs twice`)),
      ...own.flatMap(([name, value]) => this.#checkValue(name, value)),
      ...(exchange.status < 400 ? [] : checkErrorHeaders(exchange, row)),
    ];
  }

  #isAllowed(name: string): boolean {
    return this.#allowed.some((one) =>
      one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
  }

  #checkValue(name: string, value: string): Finding[] {
    const pattern = this.#patterns[name];
    if (pattern === undefined || pattern.test(value)) return [];
    const text = `header ${name} has the value '${value.slice(0, 60)}', which its schema does not allow`;
    return [finding('headers', `header ${name} has a value that its schema does not allow`, text)];
  }
}

function checkErrorHeaders(exchange: RecordedExchange, row: ResponseRow): Finding[] {
  const { response, status } = exchange;
  const findings: Finding[] = [];
  const [id] = headerValues(response, 'x-request-id');
  const [other] = headerValues(response, 'request-id');
  if (id === undefined || id === '') findings.push(finding('headers', 'an error has no X-Request-Id'));
  if (other !== id) findings.push(finding('headers', 'request-id does not equal X-Request-Id'));
  const mustWait = WAITING_STATUSES.has(status) && row.headers.includes('retry-after');
  // A response to an exhausted budget has `x-should-retry: false` instead.
  const isFinal = headerValues(response, 'x-should-retry')[0] === 'false';
  if (mustWait && !isFinal && headerValues(response, 'retry-after').length === 0)
    findings.push(finding('headers', `a ${status} has no Retry-After`));
  return findings;
}
