import type { BudgetPeriodRow, LedgerRow } from '../../storage/schema.ts';
import {
  costOf,
  INPUT_TOKEN_NANO_EUR,
  OUTPUT_TOKEN_NANO_EUR,
  type SeenCall,
  type UpstreamEntry,
} from './plan.ts';

/** Everything that is known when the run is over. */
export interface Evidence {
  rows: readonly LedgerRow[];
  periods: readonly BudgetPeriodRow[];
  /** By project id. */
  limitsNanoEur: ReadonlyMap<string, bigint>;
  upstream: ReadonlyMap<string, UpstreamEntry>;
  seen: readonly SeenCall[];
}

/** One promise and the calls that broke it. */
export interface Check {
  promise: string;
  /** How many cases it was held against. */
  cases: number;
  broken: string[];
}

/** What must hold of money at the end (issue 4, point 7). */
export function checkAll(evidence: Evidence): Check[] {
  return [
    spentWithinLimit(evidence),
    ledgerEqualsBudget(evidence),
    completedEqualsUpstream(evidence),
    cutIsBounded(evidence),
    oneRowPerCall(evidence),
    nothingReserved(evidence),
    nothingHeld(evidence),
    refusedCostsNothing(evidence),
  ];
}

function check<Case>(promise: string, cases: readonly Case[], faultOf: (one: Case) => string | null): Check {
  return { promise, cases: cases.length, broken: cases.flatMap((one) => faultOf(one) ?? []) };
}

function spentWithinLimit({ periods, limitsNanoEur }: Evidence): Check {
  return check('no project spent over its limit', periods, (period) => {
    const limit = limitsNanoEur.get(period.project_id);
    const used = period.settled_nano_eur + period.reserved_nano_eur;
    return limit !== undefined && used > limit ? `${period.project_id} used ${used} of ${limit}` : null;
  });
}

function ledgerEqualsBudget({ rows, periods }: Evidence): Check {
  return check('the ledger adds up to the budget, to the nano-euro', periods, (period) => {
    const own = rows.filter((row) => row.project_id === period.project_id && row.period === period.period);
    const sum = own.reduce((total, row) => total + row.cost_nano_eur, 0n);
    return sum === period.settled_nano_eur ? null : `ledger ${sum}, budget ${period.settled_nano_eur}`;
  });
}

/** Whom the caller saw complete is charged what the upstream's own log says, and nothing is estimated. */
function completedEqualsUpstream({ rows, upstream, seen }: Evidence): Check {
  const byId = byRequestId(rows);
  const completed = seen.filter((call) => call.isWhole);
  return check("a completed call costs what the upstream's own log says", completed, (call) => {
    const row = byId.get(call.requestId);
    const entry = upstream.get(call.requestId);
    if (row === undefined || entry === undefined) return `${call.requestId} is not in both logs`;
    const cost = costOf(entry.promptTokens, entry.sentTokens);
    const fits = row.cost_nano_eur === cost && row.outcome === 'completed' && row.estimated === 0;
    return fits ? null : `${call.requestId} ${row.outcome} costs ${row.cost_nano_eur}, upstream ${cost}`;
  });
}

/** received ≤ ledger ≤ reserved, and said to be estimated. */
function cutIsBounded({ rows, seen }: Evidence): Check {
  const received = new Map(seen.map((call) => [call.requestId, call.receivedTokens]));
  const cut = rows.filter((row) => row.outcome !== 'completed' && row.cost_nano_eur > 0n);
  return check(
    'a call that was cut costs at least what was received and at most what was reserved',
    cut,
    (row) => {
      const least = BigInt(received.get(row.request_id) ?? 0) * OUTPUT_TOKEN_NANO_EUR;
      // What the upstream itself has counted by the end is exact, though the caller had gone.
      const isExact = row.estimated === 0 && row.input_tokens > 0n;
      const fits = least <= row.cost_nano_eur && row.cost_nano_eur <= row.reserved_nano_eur;
      return fits && (row.estimated === 1 || isExact) ? null : `${row.request_id} ${describe(row, least)}`;
    },
  );
}

function oneRowPerCall({ rows, upstream, seen }: Evidence): Check {
  const byId = byRequestId(rows);
  const ids = new Set([
    ...upstream.keys(),
    ...seen.filter((call) => call.status === 200).map((call) => call.requestId),
  ]);
  const made = check('each call that reached a model has one row', [...ids], (id) =>
    byId.has(id) ? null : id,
  );
  const twice = rows.length - byId.size;
  return twice === 0 ? made : { ...made, broken: [...made.broken, `${twice} rows are there twice`] };
}

function nothingReserved({ rows }: Evidence): Check {
  return check('no reservation is older than its lease', rows, (row) =>
    row.state === 'reserved' ? row.request_id : null,
  );
}

function nothingHeld({ periods }: Evidence): Check {
  return check('nothing is held once all gateways have stopped', periods, (period) =>
    period.reserved_nano_eur === 0n ? null : `${period.project_id} ${period.reserved_nano_eur}`,
  );
}

function refusedCostsNothing({ rows, upstream, seen }: Evidence): Check {
  const byId = byRequestId(rows);
  const refused = seen.filter((call) => call.status !== 200 && !upstream.has(call.requestId));
  return check('a refused call costs nothing', refused, (call) => {
    const cost = byId.get(call.requestId)?.cost_nano_eur ?? 0n;
    return cost === 0n ? null : `${call.requestId} (${call.status}) costs ${cost}`;
  });
}

function byRequestId(rows: readonly LedgerRow[]): Map<string, LedgerRow> {
  return new Map(rows.map((row) => [row.request_id, row]));
}

function describe(row: LedgerRow, least: bigint): string {
  const bounds = `received ${least} ≤ ledger ${row.cost_nano_eur} ≤ reserved ${row.reserved_nano_eur}`;
  return `${row.state} ${row.outcome}, estimated ${row.estimated}: ${bounds} (${INPUT_TOKEN_NANO_EUR} a token)`;
}
