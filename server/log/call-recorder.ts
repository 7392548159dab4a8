import { hostname } from 'node:os';
import process from 'node:process';
import {
  loggedUpstreamError,
  type UpstreamErrorDetail,
} from '../../backends/failures/logged-upstream-error.ts';
import { CallNotes, type CallAttempts, type NotedAttempt } from '../../calls/call-attempts.ts';
import type { Model } from '../../catalogue/model.ts';
import type { CallDetail, RecordedAttempt, RecordedRoute } from '../../ledger/recent-calls/call-record.ts';
import { tagsText } from '../../ledger/tag-texts.ts';
import type { RecentCalls } from '../../ledger/recent-calls/recent-calls.ts';
import { loggableName } from '../../errors/printable-name.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import type { Settings } from '../settings.ts';
import { loggedCause, tenths } from './request-log.ts';

const REPLICA = hostname();

/** Keeps each request with a valid key for operators who look it up. */
export class CallRecorder {
  readonly #calls: Pick<RecentCalls, 'add'>;
  readonly #upstreamErrors: UpstreamErrorDetail;

  private constructor(calls: Pick<RecentCalls, 'add'>, upstreamErrors: UpstreamErrorDetail) {
    this.#calls = calls;
    this.#upstreamErrors = upstreamErrors;
  }

  /** Null when no calls are kept. */
  static of(calls: RecentCalls | null, settings: Settings['recentCalls']): CallRecorder | null {
    return calls === null || settings === null ? null : new CallRecorder(calls, settings.upstreamErrors);
  }

  opened({ attempts, request }: Exchange): void {
    // A connection that has closed has no address.
    attempts.notes = new CallNotes(request.socket.remoteAddress);
  }

  /** Must be called when the charge is settled. */
  closed(exchange: Exchange, status: number, durationMs: number): void {
    const { notes } = exchange.attempts;
    // Requests without a valid key are not kept: strangers could displace the calls of others.
    if (notes === null || exchange.principal === null || exchange.operation === null) return;
    const { model, firstTokenAtMs, startedAtMs } = exchange;
    const { projectId, keyId } = exchange.principal;
    this.#calls.add({
      request_id: exchange.requestId,
      ended_at: new Date().toISOString(),
      duration_ms: Math.round(durationMs),
      first_token_ms:
        model === null || firstTokenAtMs === null ? null : Math.round(firstTokenAtMs - startedAtMs),
      project_id: projectId,
      key_id: keyId,
      operation_id: exchange.operation.operationId,
      model_id: exchange.names?.id ?? model?.id ?? '',
      served_model_id: exchange.attempts.fallbackModel ?? '',
      deployment: exchange.attempts.deployment ?? '',
      status,
      error: exchange.failure?.code ?? '',
      cost_nano_eur: exchange.charge?.costNanoEur ?? null,
      tags: exchange.tags === null ? '' : tagsText(exchange.tags),
      detail: this.#detailOf(exchange, notes),
    });
  }

  #detailOf(exchange: Exchange, notes: CallNotes): CallDetail {
    const { model, names, failure, attempts, streams } = exchange;
    const { 'x-request-id': clientRequestId, 'user-agent': userAgent } = exchange.request.headers;
    const requested = failure?.requestedModel ?? (names?.shown === names?.id ? undefined : names?.shown);
    const closedAtMs = performance.now();
    return {
      replica: REPLICA,
      process_id: process.pid,
      client_address: notes.clientAddress,
      user_agent: userAgent ? loggableName(userAgent) : undefined,
      client_request_id:
        typeof clientRequestId === 'string' && clientRequestId !== ''
          ? loggableName(clientRequestId)
          : undefined,
      requested_model: requested === undefined ? undefined : loggableName(requested),
      stream: model === null ? undefined : (streams ?? undefined),
      cause: failure === null ? undefined : loggedCause(failure),
      route: model === null ? undefined : routeOf(attempts, model, notes),
      attempts: notes.attempts.map((attempt) =>
        attemptOf(attempt, attempts, closedAtMs, this.#upstreamErrors),
      ),
      guardrails: notes.checks,
    };
  }
}

function routeOf(
  { queuedMs, omittedTools, fallbacks }: CallAttempts,
  { routing, deployments }: Model,
  { isAffine }: CallNotes,
): RecordedRoute {
  const reason = isAffine ? 'affinity' : 'strategy';
  return {
    strategy: routing.strategy,
    reason: deployments.length === 1 ? 'only_deployment' : reason,
    queue_ms: queuedMs === 0 ? undefined : tenths(queuedMs),
    omitted_tools: omittedTools.length === 0 ? undefined : omittedTools,
    fallbacks: fallbacks.length === 0 ? undefined : fallbacks,
  };
}

function attemptOf(
  { deployment, startedAtMs, endedAtMs, firstTokenMs, failure }: NotedAttempt,
  attempts: CallAttempts,
  closedAtMs: number,
  upstreamErrors: UpstreamErrorDetail,
): RecordedAttempt {
  // A stream ends with its response.
  const knownMs = endedAtMs === null ? attempts.firstTokenMs : firstTokenMs;
  const attempt: RecordedAttempt = {
    deployment,
    duration_ms: tenths((endedAtMs ?? closedAtMs) - startedAtMs),
    first_token_ms: knownMs === null ? undefined : tenths(knownMs),
  };
  if (failure === null) return attempt;
  const { error } = failure;
  return {
    ...attempt,
    error: error.code,
    status: error.upstream?.status,
    cause: loggedCause(error) ?? '',
    ...loggedUpstreamError(error.upstreamError, failure.deployment.backend, upstreamErrors),
  };
}
