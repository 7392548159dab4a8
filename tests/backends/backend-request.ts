import { pino } from 'pino';
import type { BackendRequest } from '../../backends/backend.ts';
import { jsonBodyFromBytes, type JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import { Secret } from '../../catalogue/secret.ts';
import { operations } from '../../generated/operations.ts';
import { transcriptionFormats, type BackendKind, type BackendSettings } from '../../catalogue/model.ts';

/** A call of one operation, as the router hands it to a backend. */
export function backendRequest(
  operationId: string,
  value: JsonObject,
  more: Partial<Pick<BackendRequest, 'changes' | 'signal'>> = {},
): BackendRequest {
  const operation = operations.find((row) => row.operationId === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  return {
    operation,
    model: 'upstream-model',
    publicModel: 'acme/model-1',
    body: jsonBodyFromBytes(Buffer.from(JSON.stringify(value))),
    changes: { guardrails: undefined, ...more.changes },
    stream: false,
    requestId: 'r1',
    usage: noUsage(),
    signal: more.signal ?? new AbortController().signal,
    log: pino({ level: 'silent' }),
  };
}

export function backendSettings(
  kind: BackendKind,
  baseUrl: URL,
  more: Partial<BackendSettings> = {},
): BackendSettings {
  return {
    name: 'under-test',
    kind,
    baseUrl,
    apiKey: new Secret('sk-of-the-gateway'),
    headers: {},
    timeouts: { queueMs: 1_000, connectMs: 1_000, firstByteMs: 5_000, idleMs: 5_000 },
    maxConnections: 16,
    messagesHeaders: 'all',
    certificateAuthority: null,
    transcriptionFormats: new Set(transcriptionFormats),
    maxBatchSize: null,
    rawScores: false,
    outputLimitField: 'max_tokens',
    streamUsage: true,
    tokenizer: null,
    traceContext: 'trace',
    googleKey: null,
    modelsDirectory: null,
    apiVersion: null,
    aws: null,
    formats: new Set(['chat']),
    ...more,
  };
}
