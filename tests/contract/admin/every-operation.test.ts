import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '../../../contract/operation.ts';
import { limits, operations } from '../../../generated/admin/operations.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { exampleBody, managementRequest, UNKNOWN_ID } from '../../support/management/requests.ts';
import { conflicting, successOf } from '../../support/management/successes.ts';
import {
  STALL_MS,
  startTestManagement,
  type TestManagement,
} from '../../support/management/test-management.ts';
import { exchangeBytes, isCompleteResponse } from '../../support/raw-socket.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(async () => {
  await management.close();
  expect(unseenResponses()).toEqual([]);
});

/** The responses that the contract declares and no test has seen, except those to a client that stalls in its headers: it has sent no operation. */
function unseenResponses(): string[] {
  const seen = new Set(management.observed.map(({ operationId, status }) => `${operationId} ${status}`));
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  );
  return declared.filter((one) => !seen.has(one) && !one.endsWith(' 408'));
}

const ids = operations.map(({ operationId }) => operationId);
const withBody = operations.filter(({ bodyRequired }) => bodyRequired).map(({ operationId }) => operationId);
const declaring = (status: string) =>
  operations.filter(({ responses }) => responses[status] !== undefined).map(({ operationId }) => operationId);

describe('every operation', () => {
  test.each(ids)('%s succeeds with what the contract describes', async (id) => {
    const response = await management.call(id, await successOf(id, management));
    expect([response.status, response.status < 300 ? '' : response.text]).toEqual([
      operations.find((one) => one.operationId === id)?.responses['201'] === undefined ? 200 : 201,
      '',
    ]);
  });

  test.each(ids)('%s is 401 without a token that works', async (id) => {
    const { revokedToken, expiredToken } = management;
    const wrong = [null, `gwa_${'A'.repeat(43)}`, `gw_${'A'.repeat(43)}`, revokedToken, expiredToken];
    for (const token of wrong) expect((await management.call(id, { token })).status).toBe(401);
  });

  const table = operations.flatMap(({ operationId, gateway }) =>
    roles.map((role) => [operationId, role, gateway.roles?.includes(role) === true] as const),
  );
  test.each(table)('%s for the role %s: allowed is %s', async (id, role, isAllowed) => {
    const token = management.tokens[role];
    const { status } = await management.call(id, { token, query: '?no_such_parameter=1' });
    // The role is checked before the request is.
    expect(status).toBe(isAllowed ? 422 : 403);
  });

  test.each(
    operations.map(({ operationId, gateway }) => [operationId, gateway.allOrganisations === true] as const),
  )('%s reaches nothing beyond the organisation of its token', async (id, needsAll) => {
    const success = await successOf(id, management);
    const response = await management.call(id, { ...success, token: management.otherToken });
    const isBound = needsAll || 'path' in success || JSON.stringify(success).includes('acme');
    expect([id, response.status === 403]).toEqual([id, isBound]);
  });

  test.each(declaring('404'))('%s is 404 for what does not exist', async (id) => {
    const path = {
      organisation: 'nothing',
      project: 'nothing',
      token_id: UNKNOWN_ID,
      key_id: UNKNOWN_ID,
      request_id: UNKNOWN_ID,
      budget: UNKNOWN_ID,
      model: 'nothing',
      deployment: 'nothing',
    };
    const success = await successOf(id, management);
    const ofNothing = { scope: 'project', of: 'acme/nothing', interval: 'day', limit_eur_cents: 1 };
    const query = id === 'exportOrganisations' ? '?organisation=nothing' : '?project=nothing';
    const others = id === 'createBudget' ? { body: ofNothing } : { query };
    const nothing = 'path' in success ? { ...success, path } : others;
    expect((await management.call(id, nothing)).status).toBe(404);
  });

  test.each(declaring('409'))('%s is 409 where it contradicts what is there', async (id) => {
    for (const changes of await conflicting(id, management))
      expect((await management.call(id, changes)).status).toBe(409);
  });

  test.each(declaring('412'))('%s is 412 when the object has another version', async (id) => {
    const success = await successOf(id, management);
    const response = await management.call(id, { ...success, headers: { 'if-match': '"other"' } });
    expect(response.status).toBe(412);
  });
});

describe('an invalid request', () => {
  test.each(ids)('%s is 422 with a parameter that does not exist, and changes nothing', async (id) => {
    const before = await management.store.database.selectFrom('audit').select('id').execute();
    const response = await management.call(id, {
      ...(await successOf(id, management)),
      query: '?dryrun=true',
    });
    expect(response.status).toBe(422);
    expect(jsonOf(response)).toMatchObject({ detail: { details: { parameter: 'dryrun' } } });
    const added = await management.store.database.selectFrom('audit').select('id').execute();
    expect(added).toHaveLength(before.length);
  });

  test.each(withBody)('%s is 422 with a member that does not exist', async (id) => {
    const body = { ...(exampleBody(id) as object), misspelt: 1 };
    const response = await management.call(id, { body });
    expect(response.status).toBe(422);
    expect(jsonOf(response)).toMatchObject({ detail: { details: { parameter: 'misspelt' } } });
  });

  test.each(withBody)('%s is 422 with a member of another type', async (id) => {
    for (const name of Object.keys(exampleBody(id) as object))
      expect([name, (await management.call(id, { body: { [name]: { a: [] } } })).status]).toEqual([
        name,
        422,
      ]);
  });

  test.each(withBody)('%s is 400 with a body that is no JSON object', async (id) => {
    for (const body of ['{"name":', '[1]', '1', ''])
      expect((await management.call(id, { body })).status).toBe(400);
  });

  test.each(withBody)('%s is 415 with another media type or content coding', async (id) => {
    for (const headers of [{ 'content-type': 'text/plain' }, { 'content-encoding': 'compress' }])
      expect((await management.call(id, { headers })).status).toBe(415);
  });

  test.each(ids)('%s is 400 with a header of 16 KB', async (id) => {
    expect((await management.call(id, { headers: { 'x-long': 'x'.repeat(16_384) } })).status).toBe(400);
  });

  test.each(ids)('%s is 413 with a body over the limit', async (id) => {
    const { method, path } = managementRequest(id);
    const head = `${method} ${path} HTTP/1.1\r\nhost: gateway\r\nauthorization: Bearer ${management.tokens.admin}\r\n`;
    const rest = `content-type: application/json\r\ncontent-length: ${limits.requestBodyBytes + 1}\r\n\r\n`;
    const received = await exchangeBytes(management.address, [head + rest], isCompleteResponse);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });

  test(`every operation is 408 when its client stalls for ${STALL_MS} ms`, async () => {
    const stalled = ids.map((id) => {
      const { method, path } = managementRequest(id);
      const head = `${method} ${path} HTTP/1.1\r\nhost: gateway\r\n`;
      return exchangeBytes(management.address, [head]);
    });
    for (const received of await Promise.all(stalled)) expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a failure', () => {
  test.each(ids)('%s is 503 while the database is away', async (id) => {
    const success = await successOf(id, management);
    management.injectFailure('unavailable');
    const response = await management.call(id, success);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
  });

  test.each(ids)('%s is 500 without a word of the cause', async (id) => {
    const success = await successOf(id, management);
    management.injectFailure('internal');
    const response = await management.call(id, success);
    expect(response.status).toBe(500);
    expect(jsonOf(response)).toEqual({ detail: { message: 'internal error', error_type: 'internal_error' } });
  });
});
