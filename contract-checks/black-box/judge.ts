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

export interface Judgement {
  findings: string[];
  warnings: string[];
  /** What the server says when it does not offer a variant; null otherwise. */
  notOffered: string | null;
  observation: Observation | null;
}

/** Holds one response against the contract and against what the probe expects. */
export function judge(
  session: Session,
  check: ContractCheck,
  probe: Probe,
  exchange: RecordedExchange,
): Judgement {
  const { observation, faults } = check.check(exchange);
  const isOffered = probe.isVariant !== true || !saysNotOffered(exchange);
  return {
    findings: [...faults, ...(isOffered ? expectationFaults(probe.expected, exchange) : [])],
    warnings: undeclaredIn(session, exchange),
    notOffered: isOffered ? null : messageOf(exchange),
    observation: faults.length === 0 ? observation : null,
  };
}

function expectationFaults({ status, mediaType, body }: Expectation, exchange: RecordedExchange): string[] {
  if (exchange.status !== status) {
    const said = exchange.status >= 400 ? messageOf(exchange) : '';
    return [`the status should be ${status}${said === '' ? '' : `; the server says: ${said}`}`];
  }
  const found = mediaTypeOf(exchange.response);
  if (mediaType !== undefined && found !== mediaType)
    return [`the media type should be ${mediaType}, not '${found}'`];
  const fault = body?.(exchange) ?? null;
  return fault === null ? [] : [fault];
}

function saysNotOffered(exchange: RecordedExchange): boolean {
  return exchange.status === 400 && typeof valueAt(jsonBody(exchange), 'error', 'param') === 'string';
}

/** What an error response says, in one line. */
function messageOf(exchange: RecordedExchange): string {
  const value = jsonBody(exchange);
  const message = valueAt(value, 'error', 'message') ?? valueAt(value, 'detail', 'message');
  const text = typeof message === 'string' ? message : exchange.response.body.toString('utf8');
  return text.replace(/\s+/g, ' ').slice(0, 200);
}

/** Properties that the contract does not name, of a JSON body or of the events of a stream. */
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
  // The same property of many items is one thing to say.
  const names = new Set(pointers.map((pointer) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')));
  return [...names].map((name) => `property ${name} is not declared`);
}
