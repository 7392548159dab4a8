import type { Kysely } from 'kysely';
import { databaseNow, timeAfter } from '../ledger/period.ts';
import type { AlertDeliveryRow, AlertRow } from '../storage/alert-rows.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Answer } from './answer.ts';
import { messageOf, type AlertMessage } from './message.ts';
import { readAlerts, type AlertQuery, type NamedAlert } from './named-alert.ts';

type OutboxStore = Pick<Store, 'database' | 'clock'>;

/** Longer than any target may take. A process that was killed while it sent is replaced after this time. */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 3_600_000;
/** When the gateway gives up, counted from the alert. */
const RETRIED_MS = 86_400_000;
const KEPT_MS = 400 * 86_400_000;
const MAX_CLAIMED = 20;

/** A delivery that this process may send now. */
export interface ClaimedDelivery {
  alertId: string;
  target: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  message: AlertMessage;
}

/** Takes deliveries that are due to these targets. Until their lease ends, no other process takes them. */
export async function claimDeliveries(
  { database, clock }: OutboxStore,
  targets: readonly string[],
): Promise<ClaimedDelivery[]> {
  const now = await databaseNow(database, clock);
  const due = await database
    .selectFrom('alert_deliveries')
    .innerJoin('alerts', 'alerts.id', 'alert_id')
    .select(['alert_id', 'target'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('at', '>=', timeAfter(now, -RETRIED_MS))
    .where('target', 'in', targets)
    .orderBy('due_at')
    .limit(MAX_CLAIMED)
    .execute();
  const claimed: AlertDeliveryRow[] = [];
  for (const { alert_id: alertId, target } of due) {
    const row = await database
      .updateTable('alert_deliveries')
      .set((update) => ({ due_at: timeAfter(now, LEASE_MS), attempts: update('attempts', '+', 1) }))
      .where('alert_id', '=', alertId)
      .where('target', '=', target)
      .where('state', '=', 'waiting')
      // Another process may just have taken it.
      .where('due_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) claimed.push(row);
  }
  if (claimed.length === 0) return [];
  const ids = new Set(claimed.map((row) => row.alert_id));
  const alerts = new Map((await readAlerts(database, { ids: [...ids] })).map((alert) => [alert.id, alert]));
  return claimed.flatMap(({ alert_id: alertId, target, attempts: attempt }) => {
    const alert = alerts.get(alertId);
    return alert === undefined ? [] : [{ alertId, target, attempt, message: messageOf(alert) }];
  });
}

/** `superseded`: the lease had ended, and another process has taken the delivery. */
export type DeliveryOutcome = 'sent' | 'retried' | 'failed' | 'superseded';

/** Notes what the target of a claimed delivery responded, unless it was superseded. */
export async function noteAnswer(
  { database, clock }: OutboxStore,
  { alertId, target, attempt, message }: ClaimedDelivery,
  { isAccepted, isFinal = false, detail }: Answer,
): Promise<DeliveryOutcome> {
  const now = await databaseNow(database, clock);
  const nextAt = timeAfter(now, Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)));
  const isLast = !isAccepted && (isFinal || nextAt > timeAfter(message.at, RETRIED_MS));
  const ended = { state: isAccepted ? 'sent' : 'failed', ended_at: now, detail } as const;
  const { numUpdatedRows } = await database
    .updateTable('alert_deliveries')
    .set(isAccepted || isLast ? ended : { due_at: nextAt, detail })
    .where('alert_id', '=', alertId)
    .where('target', '=', target)
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'superseded';
  if (isAccepted) return 'sent';
  return isLast ? 'failed' : 'retried';
}

/** Ends the deliveries of alerts of more than a day ago and returns them, and deletes old alerts. */
export async function sweepAlerts({ database, clock }: OutboxStore): Promise<AlertDeliveryRow[]> {
  const now = await databaseNow(database, clock);
  const former = database.selectFrom('alerts').select('id').where('at', '<', timeAfter(now, -RETRIED_MS));
  const ended = await database
    .updateTable('alert_deliveries')
    .set({ state: 'failed', ended_at: now, detail: 'no gateway sent it within a day' })
    .where('state', '=', 'waiting')
    // Not what a process has claimed.
    .where('due_at', '<=', now)
    .where('alert_id', 'in', former)
    .returningAll()
    .execute();
  await database.deleteFrom('alerts').where('at', '<', timeAfter(now, -KEPT_MS)).execute();
  return ended;
}

/** An alert with the state of its deliveries. */
export interface ListedAlert extends NamedAlert {
  deliveries: AlertDeliveryRow[];
}

/** Lists alerts, the latest first. */
export async function pageOfAlerts(database: Kysely<Schema>, query: AlertQuery): Promise<ListedAlert[]> {
  const alerts = await readAlerts(database, query);
  const deliveries = await deliveriesOf(database, alerts);
  return alerts.map((alert) => ({
    ...alert,
    deliveries: deliveries.filter(({ alert_id: alertId }) => alertId === alert.id),
  }));
}

async function deliveriesOf(
  database: Kysely<Schema>,
  alerts: readonly Pick<AlertRow, 'id'>[],
): Promise<AlertDeliveryRow[]> {
  if (alerts.length === 0) return [];
  const ids = alerts.map(({ id }) => id);
  return database
    .selectFrom('alert_deliveries')
    .selectAll()
    .where('alert_id', 'in', ids)
    .orderBy('target')
    .execute();
}
