import type { Call, CallAttempt, CallDetail, CallLedger, FoundCall } from '../../generated/admin/contract.ts';
import type { FoundCall as Found, LedgerPart } from '../../ledger/recent-calls/find-calls.ts';
import type { ListedCall } from '../../ledger/recent-calls/listed-call.ts';
import { unitColumns } from '../../ledger/reports/usage-columns.ts';

export function callView({ cost_nano_eur: cost, ...call }: ListedCall): Call {
  return { ...call, cost_nano_eur: digits(cost) };
}

export function foundCallView({ detail, attempts, ledger, ...call }: Found): FoundCall {
  return {
    call: callView(call),
    detail: detail === null ? null : detailView(detail),
    attempts: attempts.map(attemptView),
    ledger: ledger === null ? null : ledgerView(ledger),
  };
}

function detailView(detail: NonNullable<Found['detail']>): CallDetail {
  const { route } = detail;
  return {
    replica: detail.replica,
    process_id: detail.process_id,
    client_address: detail.client_address ?? null,
    user_agent: detail.user_agent ?? null,
    client_request_id: detail.client_request_id ?? null,
    requested_model: detail.requested_model ?? null,
    stream: detail.stream ?? null,
    cause: detail.cause ?? null,
    route:
      route === undefined
        ? null
        : {
            strategy: route.strategy,
            reason: route.reason,
            queue_ms: route.queue_ms ?? null,
            omitted_tools: [...(route.omitted_tools ?? [])],
            fallbacks: [...(route.fallbacks ?? [])],
          },
    guardrails: [...detail.guardrails],
  };
}

function attemptView(attempt: Found['attempts'][number]): CallAttempt {
  return {
    deployment: attempt.deployment,
    duration_ms: attempt.duration_ms ?? null,
    first_token_ms: attempt.first_token_ms ?? null,
    error: attempt.error ?? null,
    status: attempt.status ?? null,
    cause: attempt.cause ?? null,
    upstream_code: attempt.upstream_code ?? null,
    upstream_text: attempt.upstream_text ?? null,
    cost_nano_eur: digits(attempt.cost_nano_eur),
  };
}

function ledgerView(ledger: LedgerPart): CallLedger {
  const used = unitColumns.filter((name) => ledger[name] > 0n);
  return {
    state: ledger.state,
    outcome: ledger.outcome,
    estimated: ledger.is_estimated,
    held_nano_eur: String(ledger.held_nano_eur),
    settled_nano_eur: String(ledger.settled_nano_eur),
    units: Object.fromEntries(used.map((name) => [name, String(ledger[name])])),
  };
}

function digits(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}
