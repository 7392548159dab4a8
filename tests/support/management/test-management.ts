import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { managementContract } from '../../../packages/contract-tools/checks/contract.ts';
import { ContractCheck } from '../../../packages/contract-tools/checks/contract-check.ts';
import type { Observation } from '../../../packages/contract-tools/checks/observation.ts';
import { Recorder } from '../../../packages/contract-tools/checks/recorder.ts';
import { roles, type Role } from '../../../contract/operation.ts';
import { failure } from '../../../errors/gateway-error.ts';
import type { OperationId } from '../../../generated/admin/contract.ts';
import { createToken, revokeToken } from '../../../management/tokens.ts';
import { createKey } from '../../../projects/keys.ts';
import { createOrganisation } from '../../../projects/organisations.ts';
import { createProject } from '../../../projects/projects.ts';
import { openManagement } from '../../../server/management/management.ts';
import { openDatabase, type Store } from '../../../storage/open-database.ts';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { databaseOf, giveDatabase, takeDatabase } from '../../../scripts/test-bed/stores.ts';
import { controlled } from './controlled-gateway.ts';
import { keepCall } from './kept-calls.ts';
import { managementRequest, type RequestChanges } from './requests.ts';

export const STALL_MS = 500;

export type InjectedFailure = 'none' | 'internal' | 'unavailable';

/** A management with two organisations, behind the recorder. */
export interface TestManagement {
  /** The recorder's address. The recorder validates all traffic against the contract. */
  address: string;
  /** The address of the management itself. */
  ownAddress: string;
  store: Store;
  /** A token of each role for all organisations. */
  tokens: Readonly<Record<Role, string>>;
  /** An admin token that is limited to the organisation `other`. */
  otherToken: string;
  revokedToken: string;
  expiredToken: string;
  /** The id of a key of the project `research` of the organisation `acme`. */
  keyId: string;
  /** The request id of a call with this key. */
  callId: string;
  /** All valid responses of operations so far. */
  observed: readonly Observation[];
  /** Sends the example of an operation with changes, with the admin's token where no other is given. */
  call(operationId: OperationId, changes?: RequestChanges): Promise<TestAnswer>;
  injectFailure(failure: InjectedFailure): void;
  /** Restores the normal behaviour. Throws when a response violated the contract. */
  settle(): void;
  close(): Promise<void>;
}

export async function startTestManagement(): Promise<TestManagement> {
  const folder = await mkdtemp(join(tmpdir(), 'management-test-'));
  await giveDatabase(folder);
  const store = await openDatabase(databaseOf(folder));
  let injected: InjectedFailure = 'none';
  const management = await openManagement({
    manageHost: '127.0.0.1',
    managePort: 0,
    isManagePortOptional: false,
    adminNames: [],
    stalledUploadMs: STALL_MS,
    services: {
      store: failing(store, () => injected),
      gateway: controlled,
    },
    log: pino({ level: 'silent' }),
    apiAddress: 'http://127.0.0.1:1',
  });
  const observed: Observation[] = [];
  const check = new ContractCheck(managementContract(), ['cache-control']);
  const recorder = await Recorder.start(management.address, check, (one) => observed.push(one));
  const prepared = await prepare(store);
  return {
    ...prepared,
    address: recorder.address,
    ownAddress: management.address,
    store,
    observed,
    call: (operationId, changes = {}) =>
      send(recorder.address, managementRequest(operationId, { token: prepared.tokens.admin, ...changes })),
    injectFailure(next) {
      injected = next;
    },
    settle() {
      injected = 'none';
      recorder.assertClean();
    },
    async close() {
      await recorder.close();
      await management.close();
      await store.close();
      await takeDatabase(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A store whose database fails as long as a failure is injected. */
function failing(store: Store, injected: () => InjectedFailure): Store {
  return new Proxy(store, {
    get(target, name) {
      if (injected() === 'internal') throw new Error('an internal error, whose text must not reach a caller');
      if (injected() === 'unavailable')
        throw failure('service_unavailable', { internal: 'the store is gone' });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

async function prepare(
  store: Store,
): Promise<
  Pick<TestManagement, 'tokens' | 'otherToken' | 'revokedToken' | 'expiredToken' | 'keyId' | 'callId'>
> {
  const { database } = store;
  await createOrganisation(database, 'default');
  await createOrganisation(database, 'acme');
  await createOrganisation(database, 'other');
  const { id: projectId } = await createProject(database, {
    organisation: 'acme',
    name: 'research',
    models: 'all',
  });
  const key = await createKey(database, { projectId, name: 'laptop', models: null, expiresAt: null });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const create = (name: string, role: Role, organisation: string | null = null) =>
    createToken(database, { name, role, organisation, expiresAt });
  const tokens = await Promise.all(
    roles.map(async (role) => [role, (await create(role, role)).plainToken] as const),
  );
  const other = await create('other', 'admin', 'other');
  const revoked = await create('revoked', 'admin');
  await revokeToken(database, revoked.record.id);
  const expired = await create('expired', 'admin');
  await database
    .updateTable('management_tokens')
    .set({ expires_at: new Date().toISOString() })
    .where('id', '=', expired.record.id)
    .execute();
  return {
    // Every role has an entry.
    tokens: Object.fromEntries(tokens) as Record<Role, string>,
    otherToken: other.plainToken,
    revokedToken: revoked.plainToken,
    expiredToken: expired.plainToken,
    keyId: key.record.id,
    callId: await keepCall(store, { projectId, keyId: key.record.id }),
  };
}
