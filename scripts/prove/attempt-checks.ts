import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { attemptsOf } from '../test-bed/row-attempts.ts';
import type { Check, Evidence } from './evidence.ts';
import { bodyOf } from './load.ts';
import {
  DEPLOYMENTS,
  callOf,
  UPSTREAM_MODEL,
  writtenTeamOf,
  type DeploymentName,
  type SeenCall,
  type UpstreamEntry,
} from './calls.ts';

/** The name of the backend, with which the name of a deployment begins. */
export function deploymentOf(name: string): DeploymentName | null {
  return DEPLOYMENTS.find((one) => name === `${one}/${UPSTREAM_MODEL}`) ?? null;
}

/** Checks the calls with attempts at several deployments (docs/money.md). */
export function checkAttempts({
  rows,
  upstream,
  seen,
}: Pick<Evidence, 'rows' | 'upstream' | 'seen'>): Check[] {
  // A row without a deployment was closed by another process than the one that made the attempts.
  const attributed = rows.filter(({ deployment, state }) => state === 'settled' && deployment !== '');
  const several = attributed.filter(({ attempts }) => attempts !== '');
  return [
    check('each request to a deployment is an attempt of its call', attributed, (row) =>
      unknownAttempts(row, upstream.get(row.request_id) ?? []),
    ),
    check('a call costs the sum of its attempts', several, (row) => {
      const sum = attemptsOf(row).reduce((total, { costNanoEur }) => total + costNanoEur, 0n);
      return sum === row.cost_nano_eur ? null : `${row.request_id} ${sum}, the call ${row.cost_nano_eur}`;
    }),
    reservations(attributed, seen),
    check('an attempt that a deployment refused costs nothing', several, paidRefusals),
  ];
}

function check(
  promise: string,
  rows: readonly LedgerRow[],
  faultOf: (row: LedgerRow) => string | null,
): Check {
  return { promise, cases: rows.length, broken: rows.flatMap((row) => faultOf(row) ?? []) };
}

function unknownAttempts(row: LedgerRow, entries: readonly UpstreamEntry[]): string | null {
  const known = attemptsOf(row).map(({ deployment }) => deploymentOf(deployment));
  const unknown = entries.filter(({ deployment }) => !known.includes(deployment));
  const isTwice = new Set(entries.map(({ deployment }) => deployment)).size < entries.length;
  if (unknown.length === 0 && !isTwice) return null;
  return `${row.request_id} ${row.attempts} but ${JSON.stringify(entries)}`;
}

/**
 * The cost of a failed attempt is reserved again before the next one, so that each attempt has as much as the first one. Calls of
 * the same length without the seed, which is no prompt, of the same team and the same limit reserve the same amount.
 */
function reservations(rows: readonly LedgerRow[], seen: readonly SeenCall[]): Check {
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  const bounded = seen.filter(({ seed }) => callOf(seed).maxTokens !== null);
  const cases = bounded.flatMap(({ requestId, seed }) => {
    const row = byId.get(requestId);
    const length = bodyOf(callOf(seed)).length - String(seed).length;
    return row === undefined ? [] : [{ row, form: `${JSON.stringify(writtenTeamOf(seed))} ${length}` }];
  });
  const eachByForm = new Map<string, bigint>();
  const broken = cases.flatMap(({ row, form }) => {
    const failed = attemptsOf(row).slice(0, -1);
    const each = failed.reduce((left, { costNanoEur }) => left - costNanoEur, row.reserved_nano_eur);
    const expected = eachByForm.get(form) ?? each;
    eachByForm.set(form, expected);
    return each === expected ? [] : [`${row.request_id} ${row.attempts}: ${each} each, not ${expected}`];
  });
  return { promise: 'each attempt has a reservation of its own', cases: cases.length, broken };
}

/** The gateway may time out, or a deployment stop, before a refusal arrives. Only a status of 429 or 503 shows that it arrived. */
function paidRefusals(row: LedgerRow): string | null {
  const isPaid = attemptsOf(row).some(
    ({ error, costNanoEur }) => error === 'model_overloaded' && costNanoEur > 0n,
  );
  return isPaid ? `${row.request_id} ${row.attempts}` : null;
}
