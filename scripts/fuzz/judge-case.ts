import type { ContractCheck } from '../../packages/contract-tools/checks/contract-check.ts';
import type { RecordedExchange } from '../../packages/contract-tools/checks/exchange.ts';
import { exchangeWith, TransportFailure } from '../../packages/contract-tools/checks/black-box/transport.ts';
import type { Target } from '../../packages/contract-tools/checks/black-box/target.ts';
import { sender } from './delivery.ts';
import type { FuzzCase } from './fuzz-case.ts';

/** How long an incomplete request waits for an early response before its client leaves. */
const GRACE_MS = 300;

export interface CaseResult {
  /** Null without a response. */
  status: number | null;
  findings: string[];
}

/** Sends a case and holds its response to the contract. */
export async function runCase(target: Target, check: ContractCheck, fuzzCase: FuzzCase): Promise<CaseResult> {
  const { bytes, isComplete, delivery } = fuzzCase;
  const waitsForAll = isComplete && delivery.end === 'waits';
  const sent = { bytes, request: requestLineOf(fuzzCase), ...(waitsForAll ? {} : { patienceMs: GRACE_MS }) };
  try {
    const exchange = await exchangeWith(target, sent, sender(delivery));
    return { status: exchange.status, findings: findingsIn(check, exchange, fuzzCase) };
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    return { status: null, findings: waitsForAll ? [error.message] : [] };
  }
}

/** The method and target that a server reads, with HTTP/0.9 without a version. Damage may have changed those of the case. */
export function requestLineOf({ bytes, method, target }: Pick<FuzzCase, 'bytes' | 'method' | 'target'>): {
  method: string;
  target: string;
} {
  const [, sentMethod = method, sentTarget = target] =
    /^([A-Z]+) (\/\S*)(?: HTTP\/\d\.\d)?\r\n/.exec(bytes) ?? [];
  return { method: sentMethod, target: sentTarget };
}

function findingsIn(
  check: ContractCheck,
  exchange: RecordedExchange,
  { bytes, isComplete, delivery }: FuzzCase,
): string[] {
  const clientDisconnected = delivery.end !== 'waits';
  // HTTP/1.0 has no chunks: a response without a length ends with the connection.
  const ending =
    / HTTP\/1\.0\r/.test(bytes) && exchange.response.ending === 'closed'
      ? 'complete'
      : exchange.response.ending;
  const response = { ...exchange.response, ending };
  const { messages } = check.check({ ...exchange, response, clientDisconnected });
  // The upstream is healthy, so that every failure of the server is the gateway's own.
  const failed = exchange.status >= 500 ? [`status ${exchange.status}: ${excerpt(exchange)}`] : [];
  if (isComplete || messages.length === 0) return [...messages, ...failed];
  // The server need not have read the damaged bytes as this request, or as any.
  const unread = check.check({ ...exchange, response, request: null });
  return unread.messages.length === 0 ? failed : [...messages, ...failed];
}

function excerpt({ response }: RecordedExchange): string {
  return response.body.toString('utf8').replace(/\s+/g, ' ').slice(0, 200);
}
