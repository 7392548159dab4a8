import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { AuditRow, Schema } from '../storage/schema.ts';

/** Who makes a change, and from where. */
export interface Actor {
  /** `token:<id>`, `person:<subject>` or `cli:<user>`. */
  actor: string;
  name: string;
  address: string | null;
  requestId: string | null;
}

/** What changed. The states are views without secrets; null: the thing did not exist. */
export interface Change {
  /** `project:<id>` and the like. */
  target: string;
  /** Null: it belongs to no organisation. */
  organisationId: string | null;
  before: object | null;
  after: object | null;
}

export interface AuditEntry extends Change {
  action: string;
  reason: string | null;
}

/** The name of the lock of all changes: the rows of the audit log follow each other. */
export const CHANGES_LOCK = 'management';

/** Adds a row to the audit log. The transaction must hold the lock of the changes. */
export async function recordChange(
  transaction: Transaction<Schema>,
  { actor, name, address, requestId }: Actor,
  { action, target, organisationId, before, after, reason }: AuditEntry,
): Promise<void> {
  const last = await transaction
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    sequence: (last?.sequence ?? 0n) + 1n,
    id: newId(),
    at: new Date().toISOString(),
    actor,
    actor_name: name,
    address,
    request_id: requestId,
    action,
    target,
    organisation_id: organisationId,
    state_before: before === null ? null : JSON.stringify(before),
    state_after: after === null ? null : JSON.stringify(after),
    reason,
    previous_hash: last?.hash ?? '',
  };
  await transaction
    .insertInto('audit')
    .values({ ...row, hash: hashOf(row) })
    .execute();
}

export interface AuditPage {
  /** Null: of all organisations. */
  organisationId: string | null;
  /** Null: of all targets. */
  target: string | null;
  /** As in the row, or the name of the actor. */
  actor?: string | undefined;
  /** The id of an operation. */
  action?: string | undefined;
  /** Times in ISO 8601 and UTC; `until` is exclusive. */
  from?: string | undefined;
  until?: string | undefined;
  /** The id of the last entry of the page before; null: the first page. */
  after: string | null;
  limit: number;
}

/** Lists rows, the latest first. */
export function pageOfAudit(
  database: Kysely<Schema>,
  { organisationId, target, actor, action, from, until, after, limit }: AuditPage,
): Promise<Selectable<AuditRow>[]> {
  return database
    .selectFrom('audit')
    .selectAll()
    .$if(organisationId !== null, (all) => all.where('organisation_id', '=', organisationId))
    .$if(actor !== undefined, (all) =>
      all.where((where) =>
        where.or([where('actor', '=', actor ?? ''), where('actor_name', '=', actor ?? '')]),
      ),
    )
    .$if(action !== undefined, (all) => all.where('action', '=', action ?? ''))
    .$if(from !== undefined, (all) => all.where('at', '>=', from ?? ''))
    .$if(until !== undefined, (all) => all.where('at', '<', until ?? ''))
    .$if(target !== null, (all) => all.where('target', '=', target ?? ''))
    .$if(after !== null, (all) =>
      all.where('sequence', '<', (query) =>
        query
          .selectFrom('audit as last')
          .select('last.sequence')
          .where('last.id', '=', after ?? ''),
      ),
    )
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

const ROWS_PER_READ = 1_000;

/** Reads the whole log and returns its length, and the first row whose hash or whose link to the row before is wrong; null: none. */
export async function verifyAudit(
  database: Kysely<Schema>,
): Promise<{ rows: number; firstInvalid: bigint | null }> {
  let previous = { sequence: 0n, hash: '' };
  for (;;) {
    const rows = await database
      .selectFrom('audit')
      .selectAll()
      .where('sequence', '>', previous.sequence)
      .orderBy('sequence')
      .limit(ROWS_PER_READ)
      .execute();
    for (const row of rows) {
      const isNext = row.sequence === previous.sequence + 1n && row.previous_hash === previous.hash;
      if (!isNext || row.hash !== hashOf(row))
        return { rows: Number(previous.sequence), firstInvalid: row.sequence };
      previous = row;
    }
    if (rows.length < ROWS_PER_READ) return { rows: Number(previous.sequence), firstInvalid: null };
  }
}

type HashedRow = Omit<Selectable<AuditRow>, 'hash'>;

/** The columns in the order in which they are hashed. */
const HASHED = [
  ...(['sequence', 'id', 'at', 'actor', 'actor_name', 'address', 'request_id', 'action', 'target'] as const),
  ...(['organisation_id', 'state_before', 'state_after', 'reason', 'previous_hash'] as const),
] satisfies readonly (keyof HashedRow)[];

function hashOf(row: HashedRow): string {
  const values = HASHED.map((name) => (name === 'sequence' ? String(row.sequence) : row[name]));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
