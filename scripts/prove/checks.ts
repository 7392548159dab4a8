import { keysOf, keyText, readBudgets, type BudgetKey } from '../../ledger/budget-key.ts';
import { readTags } from '../../ledger/tag-texts.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { attemptsOf } from '../test-bed/row-attempts.ts';
import { checkAttempts, deploymentOf } from './attempt-checks.ts';
import { isCountedIn, type Check, type Evidence } from './evidence.ts';
import {
  callerIndexOf,
  costOf,
  INPUT_TOKEN_NANO_EUR,
  OUTPUT_TOKEN_NANO_EUR,
  teamOf,
  type UpstreamEntry,
} from './calls.ts';

/** Checks everything that must be true of the money at the end (issue 4, point 7). */
export function checkAll(evidence: Evidence): Check[] {
  return [
    spentWithinLimit(evidence),
    ledgerEqualsBudget(evidence),
    everyTeamIsKnown(evidence),
    everyBudgetIsCharged(evidence),
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
  return check('no budget was spent over its limit', periods, (period) => {
    const limit = limitsNanoEur.get(period.budget_id);
    const used = period.settled_nano_eur + period.reserved_nano_eur;
    return limit !== undefined && used > limit ? `${period.budget_id} used ${used} of ${limit}` : null;
  });
}

/** What was lost of a project's month has a row, and what was lost of other budgets is with their slices. */
function ledgerEqualsBudget({ rows, periods, slices }: Evidence): Check {
  const sums = new Map<string, bigint>();
  const add = (key: BudgetKey, nanoEur: bigint): void =>
    void sums.set(keyText(key), (sums.get(keyText(key)) ?? 0n) + nanoEur);
  for (const row of rows)
    for (const key of keysOf({ projectId: row.project_id, ...row })) add(key, row.cost_nano_eur);
  const months = new Set(rows.map((row) => row.project_id));
  for (const { budget_id: budgetId, period, lost_nano_eur: lost } of slices)
    if (!months.has(budgetId)) add({ budgetId, period }, lost);
  return check('the ledger adds up to each budget, to the nano-euro', periods, (period) => {
    const sum = sums.get(keyText({ budgetId: period.budget_id, period: period.period })) ?? 0n;
    const { budget_id: id, settled_nano_eur: settled } = period;
    return sum === settled ? null : `${id} ${period.period}: ledger ${sum}, budget ${settled}`;
  });
}

/** In each form in which clients write a team. */
function everyTeamIsKnown({ rows, seen, upstream }: Evidence): Check {
  const seeds = new Map(seen.map(({ requestId, seed }) => [requestId, seed]));
  for (const [requestId, [entry]] of upstream) if (entry !== undefined) seeds.set(requestId, entry.seed);
  const calls = rows.filter(({ request_id: id }) => seeds.has(id));
  return check('each call is attributed to the team of its client', calls, (row) => {
    const team = teamOf(seeds.get(row.request_id) ?? 0);
    return teamIn(row) === team ? null : `${row.request_id} of ${team}: ${row.tags}`;
  });
}

function teamIn({ tags }: LedgerRow): string | null {
  return readTags(tags)['team'] ?? null;
}

function everyBudgetIsCharged({ rows, budgets, projects }: Evidence): Check {
  const calls = rows.filter(({ outcome, project_id: id }) => outcome !== 'lost' && projects.includes(id));
  return check('each call takes from all of its budgets', calls, (row) => {
    const taken = readBudgets(row.budgets).map(({ budgetId }) => budgetId);
    const wanted = budgets
      .filter((budget) => isCountedIn(budget, row.project_id, teamIn(row)))
      .map(({ id }) => id);
    return String(taken.toSorted()) === String(wanted.toSorted()) ? null : `${row.request_id} ${row.budgets}`;
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

/** Calls without a row: their journal was lost, and the slices of their process were charged instead, in each budget. */
function lostCallsArePaid({ rows, upstream, projects, budgets, slices }: Evidence): Check {
  const byId = byRequestId(rows);
  const missing = [...upstream].filter(([id]) => !byId.has(id)).flatMap(([, entries]) => entries);
  const months = projects.map((id) => ({ id, projects: [id], team: null }));
  return check(
    'calls whose journal was lost are charged as lost to each budget',
    [...months, ...budgets],
    (budget) => {
      const { id } = budget;
      const cost = missing
        .filter(({ seed }) => isCountedIn(budget, projects[callerIndexOf(seed)] ?? '', teamOf(seed)))
        .reduce((sum, entry) => sum + costOfEntry(entry), 0n);
      const lost = slices.filter((slice) => slice.budget_id === id);
      const charged = lost.reduce((sum, slice) => sum + slice.lost_nano_eur, 0n);
      const own = rows.filter((row) => row.outcome === 'lost' && row.project_id === id);
      const inLedger = own.reduce((sum, row) => sum + row.cost_nano_eur, 0n);
      if (projects.includes(id) && inLedger !== charged)
        return `${id}: rows of ${inLedger}, slices of ${charged}`;
      return cost <= charged ? null : `${id}: calls of ${cost} are lost, ${charged} is charged for them`;
    },
  );
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
