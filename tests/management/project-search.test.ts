import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
  for (const name of ['Team-1', 'team_2', 'sales 100%'])
    await management.call('createProject', { body: { name, organisation: 'other' } });
});
afterEach(() => management.settle());
afterAll(() => management.close());

async function found(search: string): Promise<string[]> {
  const answer = await management.call('listProjects', {
    query: `?organisation=other&search=${encodeURIComponent(search)}`,
  });
  // The response of the contract, which the recorder has validated.
  return (jsonOf(answer) as { data: { name: string }[] }).data.map(({ name }) => name);
}

test('a project is found by a part of its name, in upper or lower case', async () => {
  expect(await found('TEAM')).toEqual(['Team-1', 'team_2']);
  expect(await found('nothing')).toEqual([]);
});

test('signs of patterns are found as they are', async () => {
  expect(await found('_')).toEqual(['team_2']);
  expect(await found('%')).toEqual(['sales 100%']);
  expect(await found('!')).toEqual([]);
});
