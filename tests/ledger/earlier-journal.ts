import type { JournalRecord } from '../../ledger/journal-format.ts';

/** A segment as the gateway wrote it when each record was a frame and times were text. */
export const earlierJournal = Buffer.from(
  [
    'jAAAAF/lWa8BAAAAAHsicHJvamVjdElkIjoicHJvamVjdCIsImtleUlkIjoia2V5LTEiLCJtb2RlbElkIjoiYWNtZS9jaMOk',
    'dCIsIm9wZXJhdGlvbklkIjoiY3JlYXRlQ2hhdENvbXBsZXRpb24iLCJwcmljZXMiOiJ7XCJvdXRwdXRUb2tlbnNcIjpcIjRc',
    'In0ifSkAAACXYBelAgAAAAABAAAAAAAgADIwMjYtMTEtMjJUMTA6MDA6MDAuMDAwWgNvbmXBAAAAjGNAcwEBAAAAeyJwcm9q',
    'ZWN0SWQiOiJwcm9qZWN0Iiwia2V5SWQiOiJrZXktMSIsIm1vZGVsSWQiOiJhY21lL2Now6R0Iiwib3BlcmF0aW9uSWQiOiJj',
    'cmVhdGVDaGF0Q29tcGxldGlvbiIsInByaWNlcyI6IntcIm91dHB1dFRva2Vuc1wiOlwiNFwifSIsInByaWNlVGVybXMiOiJz',
    'cGVlZD1mYXN0IiwiZGVwbG95bWVudCI6Im9uZS91cC1jaGF0In2cAAAANZJvcAMBAAAAAQAAAAAAIAAyMDI2LTExLTIyVDEw',
    'OjAwOjAwLjAwMFoDdHdvAgEDAAAAAAAgADIwMjYtMTEtMjJUMTA6MDA6MDUuMTIzWgoAAAAAAAAoQAAAAAAAAPA/AAAAAAAA',
    'AEAAAAAAAAAQQAAAAAAAABRAAAAAAAAAGEAAAAAAAAAcQGZmZmZmZiBAAAAAAAAAIkAAAAAAAAAIQOAAAACswr3QAwEAAAAB',
    'AAAAAAAgADIwMjYtMTEtMjJUMTA6MDA6MDAuMDAwWgV0aHJlZQAABQAAAAAAAAAyMDI2LTExLTIyVDEwOjAwOjA1LjEyM1oK',
    'AAAAAAAAAAAAAAAAAADwPwAAAAAAAABAAAAAAAAAEEAAAAAAAAAUQAAAAAAAABhAAAAAAAAAHEBmZmZmZmYgQAAAAAAAACJA',
    'AAAAAAAACEB7ImF0dGVtcHRzIjoiW3tcImRlcGxveW1lbnRcIjpcIsOpL2JcIixcImNvc3RfbmFub19ldXJcIjpcIjVcIn1d',
    'In0=',
  ].join(''),
  'base64',
);

const NAMES = {
  projectId: 'project',
  keyId: 'key-1',
  modelId: 'acme/chät',
  operationId: 'createChatCompletion',
  prices: '{"outputTokens":"4"}',
};
const grant = {
  reservedNanoEur: 9_007_199_254_740_993n,
  period: '2026-11',
  startedAtMs: Date.parse('2026-11-22T10:00:00.000Z'),
};
const end = { ...NAMES, priceTerms: 'speed=fast', deployment: 'one/up-chat' };
const settledAtMs = Date.parse('2026-11-22T10:00:05.123Z');
const units = {
  inputTokens: 12,
  cachedInputTokens: 1,
  cacheWriteTokens: 2,
  cacheWrite1hTokens: 3,
  outputTokens: 4,
  reasoningTokens: 5,
  images: 6,
  pages: 7,
  seconds: 8.2,
  characters: 9,
};

/** The records of `earlierJournal`. */
export const earlierRecords: readonly JournalRecord[] = [
  { kind: 'open', open: { call: { requestId: 'one', ...NAMES }, grant } },
  {
    kind: 'close',
    closed: {
      call: { requestId: 'two', ...end },
      grant,
      outcome: 'cancelled',
      bill: { units, costNanoEur: 9_007_199_254_740_995n, estimated: true },
      attempts: '',
      settledAtMs,
    },
  },
  {
    kind: 'close',
    closed: {
      call: { requestId: 'three', ...end },
      grant,
      outcome: 'completed',
      bill: { units: { ...units, inputTokens: 0 }, costNanoEur: 5n, estimated: false },
      attempts: '[{"deployment":"é/b","cost_nano_eur":"5"}]',
      settledAtMs,
    },
  },
];
