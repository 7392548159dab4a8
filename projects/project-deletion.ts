import type { Kysely } from 'kysely';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Store } from '../storage/open-database.ts';
import type { Schema } from '../storage/schema.ts';
import { readStored, type StoredSum } from './project-quota.ts';
import type { Project } from './projects.ts';
import { deletedName } from './operator-error.ts';

/** Rows of one statement: between statements, other processes can write. */
const ROWS_PER_STATEMENT = 100;

/** What is deleted with a project. */
export interface DeletionPreview extends StoredSum {
  /** The number of keys that are not revoked. */
  keys: number;
}

export async function previewDeletion(database: Kysely<Schema>, projectId: string): Promise<DeletionPreview> {
  const { keys } = await database
    .selectFrom('keys')
    .select(({ fn }) => fn.countAll().as('keys'))
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...(await readStored(database, projectId)), keys: Number(keys) };
}

/**
 * Deletes a project. First, one transaction revokes its keys and frees its name: at once in this process, within 5 s in every other.
 * Then its stored responses and file records are deleted in small steps; a gateway sweeps the contents of the files. Rows of the
 * ledger, the budget and the keys stay: the ledger's reports name them, and the limit still applies to calls in flight.
 *
 * @param onProgress called with the number of responses and files deleted so far
 */
export async function deleteProject(
  store: Store,
  project: Project,
  onProgress: (removed: number) => void = () => undefined,
): Promise<void> {
  await endProject(store, project);
  await removeContents(store, project, onProgress);
}

/** Deletes what an ended project has stored, in small steps. */
export async function removeContents(
  { database }: Pick<Store, 'database'>,
  { id }: Pick<Project, 'id'>,
  onProgress: (removed: number) => void = () => undefined,
): Promise<void> {
  let total = 0;
  for (const remove of [removeResponses, removeFiles]) {
    for (;;) {
      const removed = await remove(database, id);
      if (removed === 0) break;
      total += removed;
      onProgress(total);
    }
  }
}

/**
 * Deletes what ended projects still have: of a removal that failed, and of calls that ended after it. Run regularly. Returns the number
 * of the projects.
 */
export async function sweepEndedProjects(store: Pick<Store, 'database'>): Promise<number> {
  const ended = await store.database
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where((build) => {
      const responses = build.selectFrom('responses').whereRef('responses.project_id', '=', 'projects.id');
      const files = build.selectFrom('files').whereRef('files.project_id', '=', 'projects.id');
      return build.or([build.exists(responses.select('id')), build.exists(files.select('id'))]);
    })
    .execute();
  for (const project of ended) await removeContents(store, project);
  return ended.length;
}

/** Revokes the keys of a project and frees its name, in one transaction. */
export async function endProject(store: Store, { id, name }: Pick<Project, 'id' | 'name'>): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(store.database, async (transaction) => {
    await transaction
      .updateTable('keys')
      .set({ revoked_at: now })
      .where('project_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await transaction
      .updateTable('projects')
      .set({ name: deletedName(name, id), deleted_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    for (const table of ['project_models', 'project_quotas'] as const)
      await transaction.deleteFrom(table).where('project_id', '=', id).execute();
  });
  store.announceChange();
}

async function removeResponses(database: Kysely<Schema>, projectId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('responses')
    .where('sequence_id', 'in', (query) =>
      query
        .selectFrom('responses as own')
        .select('own.sequence_id')
        .where('own.project_id', '=', projectId)
        .limit(ROWS_PER_STATEMENT),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function removeFiles(database: Kysely<Schema>, projectId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('files')
    .where('id', 'in', (query) =>
      query
        .selectFrom('files as own')
        .select('own.id')
        .where('own.project_id', '=', projectId)
        .limit(ROWS_PER_STATEMENT),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
