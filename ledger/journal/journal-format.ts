import type { Bill } from '../../metering/bill.ts';
import type { ClosedCall, LedgerCall, OpenCall, Outcome } from '../ledger-call.ts';

/** A call without its id: equal for many calls, and therefore written once in each segment. */
export type CallContext = Omit<LedgerCall, 'requestId'>;

/** One record of a journal. */
export type JournalRecord = { kind: 'open'; open: OpenCall } | { kind: 'close'; closed: ClosedCall };

/** The header of a frame: the length of its payload and its CRC-32. */
export const HEADER_BYTES = 8;
/** A longer frame was not written by this program. */
export const MAX_PAYLOAD_BYTES = 1_048_576;

/** The types of records. */
export const CONTEXT = 1;
export const OPEN = 2;
export const CLOSE = 3;
/** The type of a frame with the records of one write. */
export const RECORDS = 4;

/** New outcomes are added at the end: records have their positions. */
export const OUTCOMES: readonly Outcome[] = ['completed', 'failed', 'cancelled'];
/** New units are added at the end: records have their positions, and older records fewer units. */
export const UNITS = [
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'outputTokens',
  'reasoningTokens',
  'images',
  'pages',
  'seconds',
  'characters',
  'cacheWrite1hTokens',
  'audioInputTokens',
  'audioOutputTokens',
  'searches',
] as const satisfies readonly (keyof Bill['units'])[];
