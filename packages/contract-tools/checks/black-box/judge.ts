import type { ContractCheck } from '../contract-check.ts';
import { matchContract } from '../contract-match.ts';
import { declaredResponse } from '../document.ts';
import { mediaTypeOf, type RecordedExchange } from '../exchange.ts';
import type { Observation } from '../observation.ts';
import { streamData } from '../stream-check.ts';
import { undeclaredProperties } from '../undeclared-properties.ts';
import { jsonBody, valueAt } from './expectations.ts';
import type { Expectation, Probe } from './probe.ts';
import type { Session } from './session.ts';

export interface Verdict {
  findings: string[];
  warnings: string[];
  /** Message of a server that does not offer a variant. Null otherwise. */
  notOffered: string | null;
  observation: Observation | null;
}

/** Checks a response against the contract and against the expectation of the probe. */
export function judge(
  session: Session,
  check: ContractCheck,
  probe: Probe,
  exchange: RecordedExchange,
): Verdict {
  const { observation, messages } = check.check(exchange);
  const isOffered = probe.isVariant !== true || !isNotOffered(exchange);
  return {
    findings: [...messages, ...(isOffered ? checkExpectation(probe.expected, exchange) : [])],
    warnings: undeclaredIn(session, exchange),
    notOffered: isOffered ? null : messageOf(exchange),
    observation: messages.length === 0 ? observation : null,
  };
}

function checkExpectation({ status, mediaType, body }: Expectation, exchange: RecordedExchange): string[] {
  if (exchange.status !== status) {
    const message = exchange.status >= 400 ? messageOf(exchange) : '';
    return [`the status should be ${status}${message === '' ? '' : `; the server says: ${message}`}`];
  }
  const found = mediaTypeOf(exchange.response);
  if (mediaType !== undefined && found !== mediaType)
    return [`the media type should be ${mediaType}, not '${found}'`];
  const finding = body?.(exchange) ?? null;
  return finding === null ? [] : [finding];
}

function isNotOffered(exchange: RecordedExchange): boolean {
  return exchange.status === 400 && typeof valueAt(jsonBody(exchange), 'error', 'param') === 'string';
}

/** The message of an error response, in one line. */
function messageOf(exchange: RecordedExchange): string {
  const value = jsonBody(exchange);
  const message = valueAt(value, 'error', 'message') ?? valueAt(value, 'detail', 'message');
  const text = typeof message === 'string' ? message : exchange.response.body.toString('utf8');
  return text.replace(/\s+/g, ' ').slice(0, 200);
}

/** Undeclared properties of a JSON body or of the events of a stream. */
function undeclaredIn({ contract, document }: Session, exchange: RecordedExchange): string[] {
  const { request, response, status } = exchange;
  const mediaType = mediaTypeOf(response);
  const match = matchContract(contract.operations, request?.method ?? '', request?.target ?? '');
  if (match.kind !== 'operation') return [];
  const declared = declaredResponse(document, match.operation, String(status));
  const schema = declared?.content?.[mediaType]?.schema;
  if (schema === undefined) return [];
  const values =
    mediaType === 'text/event-stream'
      ? streamData(response.body.toString('utf8'))
      : mediaType === 'application/json'
        ? [jsonBody(exchange)]
        : [];
  const pointers = values.flatMap((value) => undeclaredProperties(document, schema, value));
  // The same property of several items is one warning.
  const names = new Set(pointers.map((pointer) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')));
  return [...names].map((name) => `property ${name} is not declared`);
}
