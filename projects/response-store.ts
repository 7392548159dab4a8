import type { JsonObject } from '../contract/json-object.ts';
import type { Kysely } from 'kysely';
import { jsonText, textCharacters } from '../bodies/json-source.ts';
import { failure } from '../errors/gateway-error.ts';
import { newId } from '../storage/identifiers.ts';
import type { DiskSpace } from '../storage/disk-reserve.ts';
import type { Schema } from '../storage/schema.ts';
import { readChain } from './response-chain.ts';
import { readInput } from './response-input.ts';
import { isStorableId, MAX_RESPONSE_ID_LENGTH, type ResponseScope } from './response-scope.ts';
import type { StorageQuota } from './storage-quota.ts';
import {
  insertItems,
  itemsToStore,
  outputItemsOf,
  readItems,
  withoutEchoedIds,
  type BeforeReading,
  type NewItem,
} from './stored-items.ts';

export type { JsonObject };

export interface StoredResponse {
  /** Not yet used in the project; at most 128 characters. */
  id: string;
  previousResponseId: string | null;
  /** The items of this turn only, in order. */
  inputItems: readonly JsonObject[];
  /** The response as it was sent, with its `output`. */
  response: JsonObject;
}

export interface ResponseStoreLimits {
  /** The most turns of a conversation. */
  maxTurns: number;
  /** The most items of one turn's input, and of one read by id. */
  maxItems: number;
  /** The most JSON text of one turn's input, of a chain, and of the items of one read by id. */
  maxBytes: number;
}

export interface ResponseStoreOptions {
  retentionMs: number;
  /** Milliseconds since the epoch. */
  clockMs?: () => number;
  limits?: Partial<ResponseStoreLimits>;
  quota?: Pick<StorageQuota, 'take'>;
  /** The space on the database's volume; null: it is not on this machine. */
  space?: DiskSpace | null;
}

const LIMITS: ResponseStoreLimits = { maxTurns: 1_000, maxItems: 10_000, maxBytes: 32 * 2 ** 20 };
const SWEPT_PER_STATEMENT = 100;

/**
 * Stores the responses of projects and their items. Responses of other projects and expired ones are not found. Every method throws
 * `service_unavailable` when the database is unavailable.
 */
export class ResponseStore {
  readonly #database: Kysely<Schema>;
  readonly #retentionMs: number;
  readonly #clockMs: () => number;
  readonly #limits: ResponseStoreLimits;
  readonly #quota: Pick<StorageQuota, 'take'> | null;
  readonly #space: DiskSpace | null;

  constructor(database: Kysely<Schema>, options: ResponseStoreOptions) {
    this.#database = database;
    this.#retentionMs = options.retentionMs;
    this.#clockMs = options.clockMs ?? Date.now;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#quota = options.quota ?? null;
    this.#space = options.space ?? null;
  }

  /**
   * Throws `invalid_parameter` for `input` when `save` would, so that a request can be refused before it is forwarded:
   * a response with `store` is always stored.
   */
  async checkInput(projectId: string, inputItems: readonly JsonObject[]): Promise<void> {
    const items = await this.#inputToStore(inputItems);
    // Checked before the request is forwarded: a response that was paid for is always stored.
    const sizeBytes = Number(sizeOf(items));
    this.#space?.claim(sizeBytes);
    await this.#quota?.take(projectId, sizeBytes);
  }

  /**
   * Stores a response with its input and output items, all or nothing. Once this resolves, it survives a loss of power. Throws
   * `invalid_parameter` for an input that is too large.
   */
  async save(projectId: string, stored: StoredResponse): Promise<void> {
    if (!isResponseId(stored.id)) throw new Error('a response cannot be stored under this id');
    const inputs = await this.#inputToStore(stored.inputItems);
    const outputs = await itemsToStore(outputItemsOf(stored.response));
    const response = await jsonText(stored.response);
    const responseSequenceId = newId();
    const createdAt = new Date(this.#clockMs()).toISOString();
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('responses')
        .values({
          sequence_id: responseSequenceId,
          project_id: projectId,
          id: stored.id,
          previous_response_id: stored.previousResponseId,
          response,
          items_size: sizeOf(inputs) + sizeOf(outputs),
          created_at: createdAt,
          input_items: BigInt(inputs.length),
        })
        .execute();
      const owned = await withoutEchoedIds(transaction, this.#scope(projectId), inputs);
      await insertItems(transaction, { projectId, responseSequenceId }, [...owned, ...outputs]);
    });
  }

  /**
   * Returns a response as it was stored, in JSON: to parse and write a large one again would hold up all other requests.
   * Throws `resource_not_found` for an unknown or expired response, and for another project's.
   */
  async text(projectId: string, id: string): Promise<string> {
    if (!isResponseId(id)) throw notFound(id);
    const row = await this.#database
      .selectFrom('responses')
      .select('response')
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('created_at', '>', this.#scope(projectId).since)
      .executeTakeFirst();
    if (row === undefined) throw notFound(id);
    return row.response;
  }

  /** Reads the items of a response's own input, in order. Throws `resource_not_found` as `text`. */
  async inputItems(
    projectId: string,
    id: string,
    beforeReading: BeforeReading = () => undefined,
  ): Promise<JsonObject[]> {
    const items = isResponseId(id)
      ? await readInput(this.#database, this.#scope(projectId), id, beforeReading)
      : null;
    if (items === null) throw notFound(id);
    return items;
  }

  /** Deletes a response with its items. Later responses can then not be continued. Throws `resource_not_found`. */
  async delete(projectId: string, id: string): Promise<void> {
    if (!isResponseId(id)) throw notFound(id);
    const { numDeletedRows } = await this.#database
      .deleteFrom('responses')
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('created_at', '>', this.#scope(projectId).since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound(id);
  }

  /**
   * Reads the input and output items of the conversation that ends with this response, oldest first; null when a response is not
   * found. Throws `invalid_parameter` for `previous_response_id` when the conversation is too long.
   */
  async chain(
    projectId: string,
    id: string,
    beforeReading: BeforeReading = () => undefined,
  ): Promise<JsonObject[] | null> {
    if (!isResponseId(id)) return null;
    return readChain(this.#database, this.#scope(projectId), id, this.#limits, beforeReading);
  }

  /**
   * Reads the project's stored items by id, including inputs with an id; unknown ones are missing in the result. Throws
   * `invalid_parameter` for `input` when they are too many or too large.
   */
  items(
    projectId: string,
    ids: readonly string[],
    beforeReading: BeforeReading = () => undefined,
  ): Promise<Map<string, JsonObject>> {
    return readItems(this.#database, this.#scope(projectId), ids, this.#limits, beforeReading);
  }

  /** Deletes expired responses in small steps, so that other statements can run between. Run regularly. Returns how many. */
  async sweep(): Promise<number> {
    const { since } = this.#scope('');
    for (let total = 0; ;) {
      const { numDeletedRows } = await this.#database
        .deleteFrom('responses')
        .where('sequence_id', 'in', (query) =>
          query
            .selectFrom('responses as expired')
            .select('expired.sequence_id')
            .where('expired.created_at', '<=', since)
            .limit(SWEPT_PER_STATEMENT),
        )
        .executeTakeFirstOrThrow();
      total += Number(numDeletedRows);
      if (numDeletedRows === 0n) return total;
    }
  }

  #scope(projectId: string): ResponseScope {
    return { projectId, since: new Date(this.#clockMs() - this.#retentionMs).toISOString() };
  }

  /** Checks the size of the input, and returns its items. The count is checked first, since that costs nothing. */
  async #inputToStore(inputItems: readonly JsonObject[]): Promise<NewItem[]> {
    const { maxItems, maxBytes } = this.#limits;
    // A lower bound of the size, so that a much too large input is not serialised.
    const mayFit = inputItems.length <= maxItems && textCharacters(inputItems, 4 * maxBytes) <= 4 * maxBytes;
    const items = mayFit ? await itemsToStore(inputItems) : null;
    if (items !== null && sizeOf(items) <= maxBytes) return items;
    throw failure('invalid_parameter', {
      param: 'input',
      message: `an input of more than ${maxItems} items or ${maxBytes} bytes cannot be stored: send 'store': false`,
    });
  }
}

function sizeOf(items: readonly NewItem[]): bigint {
  return items.reduce((sum, item) => sum + item.item_size, 0n);
}

function isResponseId(id: string): boolean {
  return isStorableId(id, MAX_RESPONSE_ID_LENGTH);
}

function notFound(id: string): Error {
  const shown = id.slice(0, MAX_RESPONSE_ID_LENGTH);
  return failure('resource_not_found', { message: `response '${shown}': not found` });
}
