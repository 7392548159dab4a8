import type { Kysely, Selectable } from 'kysely';
import { failure } from '../errors/gateway-error.ts';
import type { FileRecord } from '../generated/contract.ts';
import { isUuid } from '../storage/identifiers.ts';
import type { FileRow, Schema } from '../storage/schema.ts';
import type { Principal } from './principal.ts';

export type { FileRecord };

export interface NewFile {
  /** The id under which the contents were stored, from `newId`. */
  id: string;
  filename: string;
  purpose: string;
  sizeBytes: number;
  sha256Hex: string;
}

export interface FilePage {
  data: FileRecord[];
  hasMore: boolean;
}

const NUL = '\0';

/** Files that one statement reads, so that other statements run in between. */
const FILES_PER_STATEMENT = 500;

/**
 * The records of projects' files. Every query names the project, so that another project's file is not found. Ids sort by creation
 * time (`newId`), and pages are selected by id: a page that begins after a deleted file still works.
 */
export class FileRecords {
  readonly #database: Kysely<Schema>;
  /** The last list of each project that has one: the lists of a project are read one after the other. */
  readonly #lists = new Map<string, Promise<unknown>>();

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Throws `invalid_parameter` for a purpose with a NUL, which PostgreSQL cannot store in text. */
  async create(owner: Pick<Principal, 'organisationId' | 'projectId'>, file: NewFile): Promise<FileRecord> {
    if (file.purpose.includes(NUL)) {
      const message = "Invalid parameter 'purpose': it must not contain the character U+0000";
      throw failure('invalid_parameter', { param: 'purpose', message });
    }
    const row = await this.#database
      .insertInto('files')
      .values({
        id: file.id,
        org_id: owner.organisationId,
        project_id: owner.projectId,
        filename: file.filename,
        purpose: file.purpose,
        file_size: BigInt(file.sizeBytes),
        checksum: `sha256:${file.sha256Hex}`,
        status: 'processed',
        created_at: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return recordOf(row);
  }

  /** Throws `resource_not_found` for an unknown file and for another project's file. */
  async find(projectId: string, id: string): Promise<FileRecord> {
    if (!isUuid(id)) throw notFound(id);
    const row = await this.#database
      .selectFrom('files')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('id', '=', id.toLowerCase())
      .executeTakeFirst();
    if (row === undefined) throw notFound(id);
    return recordOf(row);
  }

  /**
   * Lists files, newest first: the `limit` files after the file `after`. `limit` is at least 1. Throws `validation_error` when
   * `after` is not a UUID, and the reason of the signal.
   */
  async list(
    projectId: string,
    page: { limit: number; after?: string | undefined; purpose?: string | undefined },
    signal?: AbortSignal,
  ): Promise<FilePage> {
    const { after, purpose } = page;
    if (after !== undefined && !isUuid(after))
      throw failure('validation_error', { details: { after: 'must be a uuid' } });
    if (purpose?.includes(NUL) === true) return { data: [], hasMore: false };
    const before = this.#lists.get(projectId);
    const reading = (async () => {
      await before?.catch(() => undefined);
      return this.#read(projectId, page, signal);
    })();
    this.#lists.set(projectId, reading);
    try {
      return await reading;
    } finally {
      if (this.#lists.get(projectId) === reading) this.#lists.delete(projectId);
    }
  }

  async #read(
    projectId: string,
    { limit, after, purpose }: { limit: number; after?: string | undefined; purpose?: string | undefined },
    signal: AbortSignal | undefined,
  ): Promise<FilePage> {
    const data: FileRecord[] = [];
    for (let last = after?.toLowerCase(); ;) {
      signal?.throwIfAborted();
      const count = Math.min(FILES_PER_STATEMENT, limit + 1 - data.length);
      let query = this.#database.selectFrom('files').selectAll().where('project_id', '=', projectId);
      if (purpose !== undefined) query = query.where('purpose', '=', purpose);
      if (last !== undefined) query = query.where('id', '<', last);
      const rows = await query.orderBy('id', 'desc').limit(count).execute();
      for (const row of rows) data.push(recordOf(row));
      last = rows.at(-1)?.id;
      if (rows.length < count || data.length > limit)
        return { data: data.slice(0, limit), hasMore: data.length > limit };
    }
  }

  /** Throws `resource_not_found`, also when another request has just deleted the file. */
  async delete(projectId: string, id: string): Promise<void> {
    if (!isUuid(id)) throw notFound(id);
    const { numDeletedRows } = await this.#database
      .deleteFrom('files')
      .where('project_id', '=', projectId)
      .where('id', '=', id.toLowerCase())
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound(id);
  }

  /** Returns the ids that belong to no project, or to a deleted one: their contents can be deleted. */
  async withoutRecord(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#database
      .selectFrom('files')
      .innerJoin('projects', 'projects.id', 'files.project_id')
      .select('files.id')
      .where('files.id', 'in', ids)
      .where('projects.deleted_at', 'is', null)
      .execute();
    const recorded = new Set(rows.map((row) => row.id));
    return ids.filter((id) => !recorded.has(id));
  }
}

function recordOf(row: Selectable<FileRow>): FileRecord {
  const sizeBytes = Number(row.file_size);
  return { ...row, object: 'file', bytes: sizeBytes, file_size: sizeBytes };
}

function notFound(id: string): Error {
  return failure('resource_not_found', { message: `file '${id}': not found` });
}
