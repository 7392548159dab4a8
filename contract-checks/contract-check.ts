import type { OperationRow, ResponseRow, Validator } from '../contract/operation.ts';
import { matchContract } from './contract-match.ts';
import { headerValues, mediaTypeOf, type RecordedExchange } from './exchange.ts';
import { fault, schemaFault, type Fault } from './fault.ts';
import { HeaderCheck } from './header-check.ts';
import type { HeaderPatterns } from './header-values.ts';
import type { Observation } from './observation.ts';
import { streamFaults } from './stream-check.ts';
import { placedStreamFault } from './stream-fault.ts';
import type { StreamRules } from './stream-rules.ts';

export interface CheckedContract {
  operations: readonly OperationRow<string>[];
  /** Answers that belong to no operation, by the contract's names for them. */
  serverResponses: Readonly<Record<string, ResponseRow>>;
  /** By operation; those that do not stream have none. */
  streams: ReadonlyMap<string, StreamRules>;
  /** What the values of headers must match; absent: nothing. */
  headerPatterns?: HeaderPatterns;
  /** Null where the contract gives no schema that can be checked. */
  validator(operationId: string, status: string, mediaType: string): Validator | null;
}

export interface CheckResult {
  /** Null for what belongs to no operation. */
  observation: Observation | null;
  findings: Fault[];
  /** The findings as sentences, which may quote a few characters of the response. */
  faults: string[];
}

type Findings = Omit<CheckResult, 'faults'>;

/** Holds one answer against the contract: status, media type, headers, and every byte of the body. */
export class ContractCheck {
  readonly #contract: CheckedContract;
  readonly #headers: HeaderCheck;

  /** @param allowedHeaders names of further headers, such as a load balancer adds; `*` at the end stands for any rest */
  constructor(contract: CheckedContract, allowedHeaders: readonly string[] = []) {
    this.#contract = contract;
    this.#headers = new HeaderCheck(contract.headerPatterns ?? {}, allowedHeaders);
  }

  check(exchange: RecordedExchange): CheckResult {
    const result = this.#find(exchange);
    return { ...result, faults: result.findings.map(({ text }) => text) };
  }

  #find(exchange: RecordedExchange): Findings {
    const { request } = exchange;
    if (request === null) return { observation: null, findings: this.#checkServer(exchange, SOCKET_ANSWERS) };
    // Scripts of an allowed origin get the headers of `x-gateway-cors` with every response.
    const fromScript = headerValues(exchange.response, 'access-control-allow-origin').length > 0;
    const match = matchContract(this.#contract.operations, request.method, request.target);
    if (match.kind === 'unknown') {
      const names = isPage(request.target) ? [] : ['unknownPath', 'home', ...SOCKET_ANSWERS];
      return { observation: null, findings: this.#checkServer(exchange, names, fromScript) };
    }
    if (match.kind === 'wrong_method') {
      const preflight = (match.cors || fromScript) && request.method === 'OPTIONS' && exchange.status === 204;
      const findings = this.#checkServer(
        exchange,
        preflight ? ['preflight'] : ['wrongMethod', ...SOCKET_ANSWERS],
        match.cors || fromScript,
      );
      return {
        observation: null,
        findings: [...findings, ...(preflight ? [] : allowFaults(exchange, match.allow))],
      };
    }
    return this.#checkOperation(exchange, match.operation, fromScript);
  }

  #checkOperation(
    exchange: RecordedExchange,
    operation: OperationRow<string>,
    fromScript: boolean,
  ): Findings {
    const status = String(exchange.status);
    const mediaType = mediaTypeOf(exchange.response);
    const observation = { operationId: operation.operationId, status, mediaType };
    const row = operation.responses[status];
    if (row === undefined) {
      // What is refused on the socket was not read as a request, so that the operation cannot declare it.
      const onSocket =
        headerValues(exchange.response, 'connection').includes('close') && ['400', '408'].includes(status);
      const findings = onSocket
        ? this.#checkServer(exchange, SOCKET_ANSWERS)
        : [fault('status', `the status is not one of ${operation.operationId}`)];
      return { observation: null, findings };
    }
    const findings = [
      ...this.#headers.faults(exchange, row, operation.gateway.cors || fromScript),
      ...endingFaults(exchange, mediaType),
      ...this.#bodyFaults(exchange, operation, row, mediaType),
    ];
    return { observation, findings };
  }

  #bodyFaults(
    exchange: RecordedExchange,
    operation: OperationRow<string>,
    row: ResponseRow,
    mediaType: string,
  ): Fault[] {
    const { response } = exchange;
    const declared = Object.keys(row.content);
    if (declared.length === 0)
      return response.body.length === 0 ? [] : [fault('body', 'the contract gives this status no body')];
    if (!declared.includes(mediaType))
      return [fault('headers', `media type '${mediaType}' is none of ${declared.join(', ')}`)];
    const validator = this.#contract.validator(operation.operationId, String(exchange.status), mediaType);
    if (mediaType === 'text/event-stream') {
      const rules = this.#contract.streams.get(operation.operationId);
      return streamFaults(exchange, operation.operationId, rules, validator).map(placedStreamFault);
    }
    if (mediaType.includes('json'))
      return response.ending === 'complete' ? jsonFaults(response.body, validator) : [];
    if (exchange.status >= 400 && response.body.length === 0)
      return [fault('body', 'the error has an empty body')];
    return mediaType === 'text/plain' ? plainFaults(exchange) : [];
  }

  #checkServer(exchange: RecordedExchange, names: readonly string[], cors = false): Fault[] {
    const name = names.find((one) => SERVER_STATUSES[one] === exchange.status);
    if (names.length === 0) return [];
    const row = name === undefined ? undefined : this.#contract.serverResponses[name];
    if (row === undefined)
      return [fault('status', `the status is none of what the server answers here (${names.join(', ')})`)];
    const { response } = exchange;
    const mediaType = mediaTypeOf(response);
    const faults = [...this.#headers.faults(exchange, row, cors), ...endingFaults(exchange, mediaType)];
    const declared = Object.keys(row.content);
    if (declared.length === 0 && response.body.length > 0)
      faults.push(fault('body', 'the body should be empty'));
    if (declared.length > 0 && !declared.includes(mediaType))
      faults.push(fault('headers', `media type '${mediaType}' is not declared`));
    if (name === 'unknownPath') faults.push(...textFaults(response.body, '404 page not found'));
    return faults;
  }
}

const SOCKET_ANSWERS = ['malformedRequest', 'stalledRequest'];

const SERVER_STATUSES: Readonly<Record<string, number>> = {
  unknownPath: 404,
  wrongMethod: 405,
  preflight: 204,
  home: 302,
  malformedRequest: 400,
  stalledRequest: 408,
};

/** Whether the path is one of the reference pages beside the contract. */
export function isPage(target: string): boolean {
  return /^\/(docs|openapi\.(yaml|json))(\/|\?|$)/.test(target);
}

/** An answer may be cut, by the server where its kind has no other way to fail, and by the caller always. */
function endingFaults({ response, callerGone }: RecordedExchange, mediaType: string): Fault[] {
  if (response.ending === 'closed') return [fault('body', 'nothing tells whether the body is whole')];
  if (response.ending === 'complete' || callerGone) return [];
  const failsByCut = !mediaType.includes('json') && mediaType !== 'text/event-stream';
  return failsByCut ? [] : [fault('body', `a body of ${mediaType} was cut`)];
}

function jsonFaults(body: Buffer, validator: Validator | null): Fault[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return [fault('body', 'the body is no JSON')];
  }
  if (validator === null || validator(value)) return [];
  const [error] = validator.errors ?? [];
  const text = `the body breaks its schema at '${error?.instancePath ?? ''}': ${error?.message ?? error?.keyword ?? ''}`;
  return [{ ...schemaFault('body', validator), text }];
}

/** Texts that the specification gives word for word (§7). */
function plainFaults({ status, response }: RecordedExchange): Fault[] {
  const text = response.body.toString('utf8');
  if (status === 429) return textFaults(response.body, 'rate limit exceeded');
  if (status !== 400 || text.startsWith('failed to parse route metadata from request body')) return [];
  // What is no HTTP never came to a body.
  return headerValues(response, 'connection').includes('close')
    ? []
    : [fault('body', 'an unexpected text', `an unexpected text: ${text.slice(0, 80)}`)];
}

function textFaults(body: Buffer, expected: string): Fault[] {
  return body.toString('utf8') === expected ? [] : [fault('body', `the text should be '${expected}'`)];
}

function allowFaults({ response, status }: RecordedExchange, allow: readonly string[]): Fault[] {
  if (status !== 405) return [];
  const given = (headerValues(response, 'allow')[0] ?? '').split(/,\s*/).sort();
  return given.join() === [...allow].sort().join()
    ? []
    : [fault('headers', `Allow should name ${allow.join(', ')}`)];
}
