import type { RecordedExchange } from '../exchange.ts';
import type { Session } from './session.ts';
import type { WireBytes, WireRequest } from './transport.ts';

/** What a response must be, beside what the contract says of it. */
export interface Expectation {
  status: number;
  /** Absent: any that the contract declares for the status. */
  mediaType?: string;
  /** Says what is wrong with the body; null when nothing is. */
  body?: (exchange: RecordedExchange) => string | null;
}

/** One request with the response that it must get. */
export interface Probe {
  /** Null for what belongs to no operation. */
  operationId: string | null;
  /** Says what is sent, such as `with an unknown model`; unique within the operation. */
  name: string;
  request: (session: Session) => WireRequest | WireBytes;
  expected: Expectation;
  /** The example of an operation: a server that has no such path is asked nothing else about it. */
  isExample?: boolean;
  /** A 400 that names a parameter says that the server does not offer this variant, which is no finding. */
  isVariant?: boolean;
  /** Sent before, and not judged. */
  before?: (session: Session) => WireRequest;
  /** Keeps what later probes of the group need. */
  after?: (exchange: RecordedExchange, session: Session) => void;
}

/** Probes that run one after the other. */
export interface ProbeGroup {
  /** The operation, or what the probes are about. */
  name: string;
  /** Why none of them runs; null when they do. */
  skipped: string | null;
  probes: readonly Probe[];
}

export function probeName({ operationId, name }: Probe): string {
  return operationId === null ? name : `${operationId} ${name}`;
}
