import type { RecordedExchange } from '../exchange.ts';
import type { Session } from './session.ts';
import type { WireBytes, WireRequest } from './transport.ts';

/** Requirements on a response in addition to the contract. */
export interface Expectation {
  status: number;
  /** Absent: any media type that the contract declares for the status. */
  mediaType?: string;
  /** Returns a message when the body is wrong, and null otherwise. */
  body?: (exchange: RecordedExchange) => string | null;
}

/** A request with its expected response. */
export interface Probe {
  /** Null outside of operations. */
  operationId: string | null;
  /** Describes the request, such as `with an unknown model`. Unique within the operation. */
  name: string;
  request: (session: Session) => WireRequest | WireBytes;
  expected: Expectation;
  /** Whether this is the example of an operation. When the server does not have its path, the other probes are skipped. */
  isExample?: boolean;
  /** Whether a 400 that names a parameter means that the server does not offer this variant. It is not a finding. */
  isVariant?: boolean;
  /** Requests to send first, without a check. */
  before?: (session: Session) => WireRequest;
  /** Stores data for later probes of the group. */
  after?: (exchange: RecordedExchange, session: Session) => void;
}

/** Probes that run in sequence. */
export interface ProbeGroup {
  /** The operation, or the subject of the probes. */
  name: string;
  /** Why the group is skipped. Null when it runs. */
  skipped: string | null;
  probes: readonly Probe[];
}

export function probeName({ operationId, name }: Probe): string {
  return operationId === null ? name : `${operationId} ${name}`;
}
