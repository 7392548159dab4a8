import type { OperationRow, ResponseRow, Validator } from '../../../contract/operation.ts';
import { matchContract } from './contract-match.ts';
import { headerValues, mediaTypeOf, type RecordedExchange } from './exchange.ts';
import { finding, schemaFinding, type Finding } from './finding.ts';
import { HeaderCheck } from './header-check.ts';
import type { HeaderPatterns } from './header-values.ts';
import type { Observation } from './observation.ts';
import { checkStream, eventsOf } from './stream-check.ts';
import { toStreamFinding } from './stream-finding.ts';
import type { StreamRules } from './stream-rules.ts';

export interface CheckedContract {
  operations: readonly OperationRow<string>[];
  /** Responses outside of operations, by their names in the contract. */
  serverResponses: Readonly<Record<string, ResponseRow>>;
  /** By operation id. Only streaming operations have rules. */
  streams: ReadonlyMap<string, StreamRules>;
  /** Patterns of header values. Absent: values are not checked. */
  headerPatterns?: HeaderPatterns;
  /** The validator of a response body. Null when the contract has no schema. */
  validator(operationId: string, status: string, mediaType: string): Validator | null;
}

export interface CheckResult {
  /** Null for responses outside of operations. */
  observation: Observation | null;
  findings: Finding[];
  /** The texts of the findings. They may quote a few characters of the response. */
  messages: string[];
}

type Findings = Omit<CheckResult, 'messages'>;

/** Checks the status, media type, headers and body of a response against the contract. */
export class ContractCheck {
  readonly #contract: CheckedContract;
  readonly #headers: HeaderCheck;

  /** @param allowedHeaders names of additional headers, such as those of a load balancer. A trailing `*` matches any suffix */
  constructor(contract: CheckedContract, allowedHeaders: readonly string[] = []) {
    this.#contract = contract;
    this.#headers = new HeaderCheck(contract.headerPatterns ?? {}, allowedHeaders);
  }

  check(exchange: RecordedExchange): CheckResult {
    const result = this.#find(exchange);
    return { ...result, messages: result.findings.map(({ text }) => text) };
  }

  #find(exchange: RecordedExchange): Findings {
    const { request } = exchange;
    if (request === null)
      return { observation: null, findings: this.#checkServer(exchange, SOCKET_RESPONSES) };
    // Every response to an allowed origin has the headers of `x-gateway-cors`.
    const fromScript = headerValues(exchange.response, 'access-control-allow-origin').length > 0;
    const match = matchContract(this.#contract.operations, request.method, request.target);
    if (match.kind === 'unknown') {
      const names = isPage(request.target) ? [] : ['unknownPath', 'home', ...SOCKET_RESPONSES];
      return { observation: null, findings: this.#checkServer(exchange, names, fromScript) };
    }
    if (match.kind === 'wrong_method') {
      const preflight = (match.cors || fromScript) && request.method === 'OPTIONS' && exchange.status === 204;
      const findings = this.#checkServer(
        exchange,
        preflight ? ['preflight'] : ['wrongMethod', ...SOCKET_RESPONSES],
        match.cors || fromScript,
      );
      return {
        observation: null,
        findings: [...findings, ...(preflight ? [] : checkAllow(exchange, match.allow))],
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
      // The server refused the bytes before it parsed a request, so no operation declares the response.
      const onSocket =
        headerValues(exchange.response, 'connection').includes('close') && ['400', '408'].includes(status);
      const findings = onSocket
        ? this.#checkServer(exchange, SOCKET_RESPONSES)
        : [finding('status', `the status is not one of ${operation.operationId}`)];
      return { observation: null, findings };
    }
    const findings = [
      ...this.#headers.check(exchange, row, operation.gateway.cors || fromScript),
      ...checkEnding(exchange, mediaType),
      ...this.#checkBody(exchange, operation, row, mediaType),
    ];
    return { observation, findings };
  }

  #checkBody(
    exchange: RecordedExchange,
    operation: OperationRow<string>,
    row: ResponseRow,
    mediaType: string,
  ): Finding[] {
    const { response } = exchange;
    const declared = Object.keys(row.content);
    if (declared.length === 0)
      return response.body.length === 0
        ? []
        : [finding('body', 'the contract declares no body for this status')];
    if (!declared.includes(mediaType))
      return [finding('headers', `media type '${mediaType}' is not one of ${declared.join(', ')}`)];
    const validator = this.#contract.validator(operation.operationId, String(exchange.status), mediaType);
    if (mediaType === 'text/event-stream') {
      const rules = this.#contract.streams.get(operation.operationId);
      return checkStream(exchange, operation.operationId, rules, validator).map(toStreamFinding);
    }
    if (mediaType.includes('json'))
      return response.ending === 'complete' ? checkJson(response.body, validator) : [];
    if (exchange.status >= 400 && response.body.length === 0)
      return [finding('body', 'the error has an empty body')];
    return mediaType === 'text/plain' ? checkPlainText(exchange) : [];
  }

  #checkServer(exchange: RecordedExchange, names: readonly string[], cors = false): Finding[] {
    const name = names.find((one) => SERVER_STATUSES[one] === exchange.status);
    if (names.length === 0) return [];
    const row = name === undefined ? undefined : this.#contract.serverResponses[name];
    if (row === undefined)
      return [
        finding(
          'status',
          `the status is not one of the responses outside of operations (${names.join(', ')})`,
        ),
      ];
    const { response } = exchange;
    const mediaType = mediaTypeOf(response);
    const findings = [...this.#headers.check(exchange, row, cors), ...checkEnding(exchange, mediaType)];
    const declared = Object.keys(row.content);
    if (declared.length === 0 && response.body.length > 0)
      findings.push(finding('body', 'the body should be empty'));
    if (declared.length > 0 && !declared.includes(mediaType))
      findings.push(finding('headers', `media type '${mediaType}' is not declared`));
    // A response to HEAD has no body.
    if (name === 'unknownPath' && exchange.request?.method !== 'HEAD')
      findings.push(...checkText(response.body, '404 page not found'));
    return findings;
  }
}

const SOCKET_RESPONSES = ['malformedRequest', 'stalledRequest'];

const SERVER_STATUSES: Readonly<Record<string, number>> = {
  unknownPath: 404,
  wrongMethod: 405,
  preflight: 204,
  home: 302,
  malformedRequest: 400,
  stalledRequest: 408,
};

/** Whether the path is a reference page, which the contract does not declare. */
export function isPage(target: string): boolean {
  return /^\/(docs|openapi\.(yaml|json))(\/|\?|$)/.test(target);
}

/**
 * Checks that the body is complete. A server may truncate a body that has no other way to report an error, and a stream
 * after its error event.
 */
function checkEnding({ response, clientDisconnected }: RecordedExchange, mediaType: string): Finding[] {
  if (response.ending === 'closed')
    return [finding('body', 'the end of the body is ambiguous: it has no length and no chunks')];
  if (response.ending === 'complete' || clientDisconnected) return [];
  const mayBeTruncated =
    mediaType === 'text/event-stream'
      ? eventsOf(response.body.toString('utf8')).some(({ kind }) => kind === 'error')
      : !mediaType.includes('json');
  return mayBeTruncated ? [] : [finding('body', `a body of ${mediaType} was truncated`)];
}

function checkJson(body: Buffer, validator: Validator | null): Finding[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return [finding('body', 'the body is not JSON')];
  }
  if (validator === null || validator(value)) return [];
  const [error] = validator.errors ?? [];
  const text = `the body breaks its schema at '${error?.instancePath ?? ''}': ${error?.message ?? error?.keyword ?? ''}`;
  return [{ ...schemaFinding('body', validator), text }];
}

/** Checks the texts that are fixed (docs/specification.md#fixed-texts). */
function checkPlainText({ status, response }: RecordedExchange): Finding[] {
  const text = response.body.toString('utf8');
  if (status === 429) return checkText(response.body, 'rate limit exceeded');
  if (status !== 400 || text.startsWith('failed to parse route metadata from request body')) return [];
  // The response to malformed HTTP has another text.
  return headerValues(response, 'connection').includes('close')
    ? []
    : [finding('body', 'an unexpected text', `an unexpected text: ${text.slice(0, 80)}`)];
}

function checkText(body: Buffer, expected: string): Finding[] {
  return body.toString('utf8') === expected ? [] : [finding('body', `the text should be '${expected}'`)];
}

function checkAllow({ response, status }: RecordedExchange, allow: readonly string[]): Finding[] {
  if (status !== 405) return [];
  const allowed = (headerValues(response, 'allow')[0] ?? '').split(/,\s*/).sort();
  return allowed.join() === [...allow].sort().join()
    ? []
    : [finding('headers', `Allow should name ${allow.join(', ')}`)];
}
