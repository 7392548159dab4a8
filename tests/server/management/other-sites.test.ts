import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { managementRequest } from '../../support/management/requests.ts';
import { startTestManagement, type TestManagement } from '../../support/management/test-management.ts';
import { send } from '../../../scripts/test-bed/client.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterAll(() => management.close());

const statusWith = async (headers: Record<string, string>): Promise<number> => {
  const request = managementRequest('listProjects', { token: management.tokens.viewer, headers });
  return (await send(management.ownAddress, request)).status;
};

test('a page of another site that points its name to the gateway gets nothing', async () => {
  expect(await statusWith({ host: 'rebound.example.com' })).toBe(421);
  expect(await statusWith({ host: 'gateway.internal' })).toBe(200);
});

test('a page of another origin gets nothing, and the own reference page does', async () => {
  const { host } = new URL(management.ownAddress);
  expect(await statusWith({ origin: 'https://evil.example.com' })).toBe(403);
  expect(await statusWith({ origin: 'null' })).toBe(403);
  expect(await statusWith({ origin: `http://${host}` })).toBe(200);
});

test('the reference page shows the contract of the management', async () => {
  const get = (path: string) => send(management.ownAddress, { method: 'GET', path, headers: {} });
  expect((await get('/docs')).text).toContain('· Management API</title>');
  expect((await get('/docs/listProjects')).text).toContain('/admin/projects');
  expect((await get('/')).headers.location).toBe('/docs');
});
