import type { Logger } from 'pino';
import {
  loggedUpstreamError,
  type LoggedUpstreamError,
  type UpstreamErrorDetail,
} from '../../backends/failures/logged-upstream-error.ts';
import { causeOf } from '../../errors/failure-cause.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { loggableName } from '../../errors/printable-name.ts';
import type { Exchange } from '../../middleware/exchange.ts';

/**
 * Logs one line per request: client, operation, result and cost; no prompt, no key, and of an upstream what `upstreamErrors` allows.
 * docs/monitoring.md describes the fields.
 */
export function logExchange(
  log: Logger,
  exchange: Exchange,
  { status, durationMs, upstreamErrors }: LoggedOutcome,
): void {
  const { failure, principal, model, names, usage, operation, attempts, firstTokenAtMs } = exchange;
  const level = failure?.row.logLevel ?? 'info';
  if (!log.isLevelEnabled(level)) return;
  const clientRequestId = exchange.request.headers['x-request-id'];
  // The client's name of the model where it is not the model's id, or where the client may not use the model.
  const requestedModel = failure?.requestedModel ?? (names?.shown === names?.id ? undefined : names?.shown);
  const costNanoEur = exchange.charge?.costNanoEur ?? null;
  log[level](
    {
      request_id: exchange.requestId,
      client_request_id:
        typeof clientRequestId === 'string' && clientRequestId !== ''
          ? loggableName(clientRequestId)
          : undefined,
      operation: operation?.operationId,
      status,
      duration_ms: tenths(durationMs),
      project_id: principal?.projectId,
      key_id: principal?.keyId,
      model: names?.id ?? model?.id,
      requested_model: requestedModel === undefined ? undefined : loggableName(requestedModel),
      fallback_model: attempts.fallbackModel ?? undefined,
      deployment: attempts.deployment ?? undefined,
      omitted_tools: attempts.omittedTools.length === 0 ? undefined : attempts.omittedTools.join(', '),
      attempts: attempts.count === 0 ? undefined : attempts.count,
      queue_ms: attempts.queuedMs === 0 ? undefined : tenths(attempts.queuedMs),
      stream: model === null ? undefined : (exchange.streams ?? undefined),
      first_token_ms:
        model === null || firstTokenAtMs === null ? undefined : tenths(firstTokenAtMs - exchange.startedAtMs),
      input_tokens: usage.reported ? usage.inputTokens : undefined,
      output_tokens: usage.reported ? usage.outputTokens : undefined,
      cost_eur: costNanoEur === null ? undefined : Number(costNanoEur) / 1e9,
      ...(failure === null ? {} : clientOf(exchange)),
      error: failure?.code,
      cause: failure === null ? undefined : loggedCause(failure),
      ...(failure === null ? {} : upstreamErrorOf(failure, exchange, upstreamErrors)),
    },
    'request',
  );
}

export interface LoggedOutcome {
  status: number;
  durationMs: number;
  upstreamErrors: UpstreamErrorDetail;
}

/** Returns what the deployment that a failure is from said about it. */
function upstreamErrorOf(
  failure: GatewayError,
  { attempts }: Exchange,
  detail: UpstreamErrorDetail,
): LoggedUpstreamError {
  const deployment = attempts.sourceOf(failure);
  return deployment === undefined
    ? {}
    : loggedUpstreamError(failure.upstreamError, deployment.backend, detail);
}

/**
 * Returns the cause to log. The public message of a 4xx may quote the client, so only internal messages
 * are logged.
 */
export function loggedCause(failure: GatewayError): string | undefined {
  return failure.row.status >= 500 || failure.internal !== null ? causeOf(failure) : undefined;
}

/** Returns who sent a request that failed. Behind a proxy the address is that of the proxy. */
function clientOf({ request }: Exchange): { client_address?: string; user_agent?: string } {
  const { remoteAddress } = request.socket;
  const agent = request.headers['user-agent'];
  return {
    ...(remoteAddress === undefined ? {} : { client_address: remoteAddress }),
    ...(agent === undefined || agent === '' ? {} : { user_agent: loggableName(agent) }),
  };
}

export function tenths(valueMs: number): number {
  return Math.round(valueMs * 10) / 10;
}
