import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { failure } from '../errors/gateway-error.ts';
import type { OperationId } from '../generated/admin/contract.ts';
import { storeWithin } from '../storage/in-transaction.ts';
import type { Store } from '../storage/open-database.ts';
import type { Schema } from '../storage/schema.ts';
import { CHANGES_LOCK, recordChange } from './audit.ts';
import type { ManagementCall, Outcome, Success } from './handler.ts';

const REMEMBERED_MS = 86_400_000;

/**
 * Makes a change in one transaction with its entry in the audit log. A request with the `Idempotency-Key` of an earlier one has the
 * response of that; another request with that key is `conflict`.
 */
export async function makeChange<Id extends OperationId>(
  store: Store,
  call: ManagementCall<Id>,
  work: (store: Store) => Promise<Outcome<Id>>,
): Promise<Outcome<Id>> {
  const outcome = await store.withLock(CHANGES_LOCK, async (transaction) => {
    const earlier = await earlierResponse(transaction, call);
    if (earlier !== null) return earlier;
    const made = await work(storeWithin(store, transaction));
    const { change } = made;
    if (change !== undefined) {
      const { operationId: action, token, address, requestId, parameters } = call;
      const actor = { actor: token.actor, name: token.name, address, requestId };
      const { reason = null } = parameters as { reason?: string };
      await recordChange(transaction, actor, { ...change, action, reason });
    }
    const { value, repeated = value, etag } = made;
    await remember(transaction, call, { value: repeated, etag });
    return made;
  });
  store.announceChange();
  return outcome;
}

/** Does what remains after a change. The change is made, so that an error is in the log and not in the response. */
export async function finishChange(
  finish: (committed: Store) => Promise<void>,
  store: Store,
  { log, operationId: operation }: ManagementCall,
): Promise<void> {
  await finish(store).catch((err: unknown) => {
    log?.error({ err, operation }, 'what remained to be done after a change failed');
  });
}

/**
 * Keeps the `Idempotency-Key` of a request whose parts are changes with keys of their own. Throws `conflict` when another request had it.
 */
export async function claimKey(store: Store, call: ManagementCall): Promise<void> {
  if (call.idempotencyKey === null) return;
  await store.withLock(CHANGES_LOCK, async (transaction) => {
    if ((await earlierResponse(transaction, call)) === null) await remember(transaction, call, {});
  });
}

/** What is kept of the response to a request. */
interface Remembered<Id extends OperationId> {
  value: Success<Id>;
  etag?: string;
}

async function earlierResponse<Id extends OperationId>(
  transaction: Transaction<Schema>,
  call: ManagementCall<Id>,
): Promise<Remembered<Id> | null> {
  if (call.idempotencyKey === null) return null;
  const row = await transaction
    .selectFrom('management_requests')
    .select(['request_hash', 'response'])
    .where('token_id', '=', call.token.tokenId)
    .where('idempotency_key', '=', call.idempotencyKey)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== hashOf(call))
    throw failure('conflict', { message: 'another request had this Idempotency-Key' });
  // `remember` wrote it, for a request of the same operation.
  return JSON.parse(row.response) as Remembered<Id>;
}

async function remember<Id extends OperationId>(
  transaction: Transaction<Schema>,
  call: ManagementCall<Id>,
  response: { value?: Success<Id>; etag?: string | undefined },
): Promise<void> {
  if (call.idempotencyKey === null) return;
  await transaction.deleteFrom('management_requests').where('created_at', '<=', oldest()).execute();
  await transaction
    .insertInto('management_requests')
    .values({
      token_id: call.token.tokenId,
      idempotency_key: call.idempotencyKey,
      request_hash: hashOf(call),
      response: JSON.stringify(response),
      created_at: new Date().toISOString(),
    })
    .execute();
}

function oldest(): string {
  return new Date(Date.now() - REMEMBERED_MS).toISOString();
}

function hashOf({ operationId, parameters, body }: ManagementCall): string {
  return createHash('sha256')
    .update(JSON.stringify([operationId, parameters, body]))
    .digest('hex');
}
