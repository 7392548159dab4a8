import type { Logger } from 'pino';
import { causeOf } from '../errors/failure-cause.ts';
import type { Exchange } from '../middleware/exchange.ts';

/** One line per request: who, what, how it ended; no prompt, no key, no text of an upstream. Server errors and broken streams
 * carry their internal cause. */
export function logExchange(log: Logger, exchange: Exchange, status: number, durationMs: number): void {
  const { failure, principal, model, usage, operation } = exchange;
  const level = failure?.row.logLevel ?? 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      request_id: exchange.requestId,
      operation: operation?.operationId,
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      project_id: principal?.projectId,
      key_id: principal?.keyId,
      model: model?.id,
      input_tokens: usage.reported ? usage.inputTokens : undefined,
      output_tokens: usage.reported ? usage.outputTokens : undefined,
      error: failure?.code,
      cause: failure !== null && failure.row.status >= 500 ? causeOf(failure) : undefined,
    },
    'request',
  );
}
