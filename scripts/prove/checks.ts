import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { attemptsOf } from '../test-bed/row-attempts.ts';
import { checkAttempts, deploymentOf } from './attempt-checks.ts';
import type { Check, Evidence } from './evidence.ts';
import {
  callerIndexOf,
  costOf,
  INPUT_TOKEN_NANO_EUR,
  OUTPUT_TOKEN_NANO_EUR,
  type UpstreamEntry,
} from './calls.ts';

/** Checks everything that must be true of the money at the end (issue 4, point 7). */
export function checkAll(evidence: Evidence): Check[] {
  return [
    spentWithinLimit(evidence),
    ledgerEqualsBudget(evidence),
    completedEqualsUpstream(evidence),
    cutIsBounded(evidence),
    oneRowPerCall(evidence),
    lostCallsArePaid(evidence),
    nothingReserved(evidence),
    nothingHeld(evidence),
    refusedCostsNothing(evidence),
    ...checkAttempts(evidence),
  ];
}

function check<Case>(promise: string, cases: readonly Case[], faultOf: (one: Case) => string | null): Check {
  return { promise, cases: cases.length, broken: cases.flatMap((one) => faultOf(one) ?? []) };
}

function spentWithinLimit({ periods, limitsNanoEur }: Evidence): Check {
  return check('no project spent over its limit', periods, (period) => {
    const limit = limitsNanoEur.get(period.budget_id);
    const used = period.settled_nano_eur + period.reserved_nano_eur;
    return limit !== undefined && used > limit ? `${period.budget_id} used ${used} of ${limit}` : null;
  });
}

function ledgerEqualsBudget({ rows, periods }: Evidence): Check {
  return check('the ledger adds up to the budget, to the nano-euro', periods, (period) => {
    const own = rows.filter((row) => row.project_id === period.budget_id && row.period === period.period);
    const sum = own.reduce((total, row) => total + row.cost_nano_eur, 0n);
    return sum === period.settled_nano_eur ? null : `ledger ${sum}, budget ${period.settled_nano_eur}`;
  });
}

/** A complete response costs what the log of its deployment says. Only failed attempts are estimated. */
function completedEqualsUpstream({ rows, upstream, seen, lostDisks }: Evidence): Check {
  const byId = byRequestId(rows);
  const completed = seen.filter((call) => call.isWhole);
  return check("a completed call costs what the upstream's own log says", completed, (call) => {
    const row = byId.get(call.requestId);
    const entries = upstream.get(call.requestId) ?? [];
    const latest = entries.at(-1);
    if (latest === undefined || (row === undefined && lostDisks === 0))
      return `${call.requestId} is not in both logs`;
    if (row === undefined) return null;
    // A call that was in flight for a second when its disk was lost has a row and is charged in full.
    if (row.state === 'lapsed')
      return row.cost_nano_eur >= costOfEntry(latest) ? null : `${call.requestId} lapsed below its cost`;
    const attempts = attemptsOf(row);
    const last = attempts.at(-1);
    const served = entries.find(({ deployment }) => deployment === deploymentOf(last?.deployment ?? ''));
    const isExact = served !== undefined && last?.costNanoEur === costOfEntry(served);
    const fits = isExact && row.outcome === 'completed' && (row.estimated === 0 || attempts.length > 1);
    return fits ? null : `${row.outcome} ${JSON.stringify([call, attempts, entries], textOfBigInt)}`;
  });
}

function costOfEntry({ promptTokens, sentTokens, isRefused }: UpstreamEntry): bigint {
  return isRefused ? 0n : costOf(promptTokens, sentTokens);
}

function textOfBigInt(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** received ≤ ledger ≤ reserved, and marked as an estimate. */
function cutIsBounded({ rows, seen }: Evidence): Check {
  const received = new Map(seen.map((call) => [call.requestId, call.receivedTokens]));
  const cut = rows.filter(
    (row) => row.outcome !== 'completed' && row.outcome !== 'lost' && row.cost_nano_eur > 0n,
  );
  return check(
    'a call that was cut costs at least what was received and at most what was reserved',
    cut,
    (row) => {
      const least = BigInt(received.get(row.request_id) ?? 0) * OUTPUT_TOKEN_NANO_EUR;
      // Usage that the upstream reported at the end is exact, even if the client has disconnected.
      const isExact = row.estimated === 0 && row.input_tokens > 0n;
      const fits = least <= row.cost_nano_eur && row.cost_nano_eur <= row.reserved_nano_eur;
      return fits && (row.estimated === 1 || isExact) ? null : `${row.request_id} ${describe(row, least)}`;
    },
  );
}

function oneRowPerCall({ rows, upstream, seen, lostDisks }: Evidence): Check {
  const byId = byRequestId(rows);
  const ids = new Set([
    ...upstream.keys(),
    ...seen.filter((call) => call.status === 200).map((call) => call.requestId),
  ]);
  const made = check('each call that reached a model has exactly one row', [...ids], (id) =>
    byId.has(id) || lostDisks > 0 ? null : id,
  );
  const twice = rows.length - byId.size;
  return twice === 0 ? made : { ...made, broken: [...made.broken, `${twice} rows exist twice`] };
}

/** Calls without a row: their journal was lost, and the slices of their process were charged instead. */
function lostCallsArePaid({ rows, upstream, projects }: Evidence): Check {
  const byId = byRequestId(rows);
  const missing = [...upstream].filter(([id]) => !byId.has(id)).flatMap(([, entries]) => entries);
  return check('calls whose journal was lost are charged by rows marked as lost', projects, (project) => {
    const own = missing.filter(({ seed }) => projects[callerIndexOf(seed)] === project);
    const cost = own.reduce((sum, entry) => sum + costOfEntry(entry), 0n);
    const lost = rows.filter((row) => row.outcome === 'lost' && row.project_id === project);
    const charged = lost.reduce((sum, row) => sum + row.cost_nano_eur, 0n);
    return cost <= charged
      ? null
      : `${own.length} attempts of ${cost} are lost, ${charged} is charged for them`;
  });
}

function nothingReserved({ rows }: Evidence): Check {
  return check('no reservation is older than its lease', rows, (row) =>
    row.state === 'reserved' ? row.request_id : null,
  );
}

function nothingHeld({ periods }: Evidence): Check {
  return check('nothing is held once all gateways have stopped', periods, (period) =>
    period.reserved_nano_eur === 0n ? null : `${period.budget_id} ${period.reserved_nano_eur}`,
  );
}

/** A call is not a refused one if its deployment stopped: it may have received a request that it never read. */
function refusedCostsNothing({ rows, upstream, seen }: Evidence): Check {
  const byId = byRequestId(rows);
  const refused = seen.filter(
    ({ status, requestId }) => ![200, 502, 504].includes(status) && !upstream.has(requestId),
  );
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
