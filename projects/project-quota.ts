import type { Kysely } from 'kysely';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Schema } from '../storage/schema.ts';
import { OperatorError } from './operator-error.ts';

/** A project's own limits; null: the default of the environment (`GATEWAY_PROJECT_STORED_BYTES`, `_COUNT`). */
export interface ProjectQuota {
  maxBytes: number | null;
  maxCount: number | null;
}

/** What a project stores: files and responses together. */
export interface StoredSum {
  bytes: number;
  count: number;
}

const NO_QUOTA: ProjectQuota = { maxBytes: null, maxCount: null };

/** The project's own limits, both null when none was set. */
export async function readProjectQuota(database: Kysely<Schema>, projectId: string): Promise<ProjectQuota> {
  return (await readProjectQuotas(database, [projectId])).get(projectId) ?? NO_QUOTA;
}

/** The own limits of those of the projects that have some, by project id. */
export async function readProjectQuotas(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<Map<string, ProjectQuota>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('project_quotas')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.project_id,
      { maxBytes: numberOf(row.max_bytes), maxCount: numberOf(row.max_count) },
    ]),
  );
}

/**
 * Sets the given limits and keeps the others; null restores the default. Running gateways apply it within a minute, a raised limit
 * within a second of their next refusal. Throws an `OperatorError` for a limit that is not a safe integer.
 */
export async function setProjectQuota(
  database: Kysely<Schema>,
  projectId: string,
  change: Partial<ProjectQuota>,
): Promise<ProjectQuota> {
  return inTransaction(database, async (transaction) => {
    const quota = { ...(await readProjectQuota(transaction, projectId)), ...change };
    const columns = { max_bytes: columnOf(quota.maxBytes), max_count: columnOf(quota.maxCount) };
    await transaction
      .insertInto('project_quotas')
      .values({ project_id: projectId, ...columns })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(columns))
      .execute();
    return quota;
  });
}

/** Sums up what the project stores, from indexes. */
export async function readStored(database: Kysely<Schema>, projectId: string): Promise<StoredSum> {
  const [files, responses] = await Promise.all([
    database
      .selectFrom('files')
      .select(({ fn }) => [fn.sum('file_size').as('bytes'), fn.countAll().as('count')])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('responses')
      .select(({ fn }) => [fn.sum('items_size').as('bytes'), fn.countAll().as('count')])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    bytes: Number(files.bytes ?? 0) + Number(responses.bytes ?? 0),
    count: Number(files.count) + Number(responses.count),
  };
}

function numberOf(column: bigint | null): number | null {
  return column === null ? null : Number(column);
}

function columnOf(limit: number | null): bigint | null {
  if (limit === null) return null;
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new OperatorError(`a quota must be an integer from 0 to ${Number.MAX_SAFE_INTEGER}`);
  return BigInt(limit);
}
