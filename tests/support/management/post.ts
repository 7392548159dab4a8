import type { Role } from '../../../contract/operation.ts';
import { createToken } from '../../../management/tokens.ts';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { dataDirectoryIn, type GatewayProcess } from '../../../scripts/test-bed/gateway-process.ts';
import { databaseEnvironment, databaseOf } from '../../../scripts/test-bed/stores.ts';
import { openDatabase, type Store } from '../../../storage/open-database.ts';

/** Sends a POST to a management, with a new token. */
export async function postWithToken(
  address: string,
  { database }: Pick<Store, 'database'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<TestAnswer> {
  const authorization = { authorization: `Bearer ${await newToken(database, 'operator')}` };
  const text = body === undefined ? {} : { body };
  return send(address, { method: 'POST', path, headers: { ...authorization, ...headers }, ...text });
}

export async function newToken(database: Store['database'], role: Role): Promise<string> {
  const expiresAt = new Date(Date.now() + 60_000);
  return (await createToken(database, { name: 'test', role, organisation: null, expiresAt })).plainToken;
}

/** Creates a token in the database of a process in a folder. */
export async function tokenInFolder(folder: string, role: Role): Promise<string> {
  const store = await openDatabase({ ...databaseOf(dataDirectoryIn(folder)), migrate: 'off' });
  try {
    return await newToken(store.database, role);
  } finally {
    await store.close();
  }
}

/** Sends a GET to the management of a process in a folder, with a new token. */
export async function getFromManagement(
  gateway: GatewayProcess,
  folder: string,
  path: string,
): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${await tokenInFolder(folder, 'viewer')}` };
  return send(await managementOf(gateway), { method: 'GET', path, headers });
}

/** The variables by which a command finds the management and the database of a process. */
export async function commandEnvironment(
  gateway: GatewayProcess,
  folder: string,
): Promise<Record<string, string>> {
  const data = dataDirectoryIn(folder);
  return {
    GATEWAY_ADMIN_PORT: new URL(gateway.adminAddress).port,
    GATEWAY_MANAGE_PORT: new URL(await managementOf(gateway)).port,
    GATEWAY_DATA_DIR: data,
    ...databaseEnvironment(data),
  };
}

/** The address of the management of a process. */
export async function managementOf(gateway: GatewayProcess): Promise<string> {
  const { management } = await gateway.logged({ msg: 'serving the management' });
  if (typeof management !== 'string') throw new Error('the management has no address');
  return management;
}
