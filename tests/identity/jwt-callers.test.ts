import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { requireProject, setProjectModel, updateProject } from '../../projects/projects.ts';
import { eventually } from '../support/eventually.ts';
import {
  expectUnauthorized,
  jwtOf,
  JwtScene,
  MESSAGES,
  MODEL,
  PRICED,
  PROJECT,
  PROJECT_CLAIM,
} from './jwt-scene.ts';

let scene: JwtScene;

beforeEach(async () => {
  scene = await JwtScene.start();
});
afterEach(() => scene.close());

describe('a token of the identity provider', () => {
  test('calls a model for the project that it names', async () => {
    const token = await scene.provider.accessToken({ [PROJECT_CLAIM]: PROJECT });
    expect((await scene.call(token)).status).toBe(200);
    expect((await scene.call(token)).status).toBe(200);
    expect(scene.provider.requests.filter((path) => path === '/jwks')).toHaveLength(1);
  });

  test('names the project by its id too', async () => {
    const { database } = scene.gateway.gateway.services.store;
    const { id } = await requireProject(database, PROJECT);
    expect((await scene.call(await scene.token({ [PROJECT_CLAIM]: id }))).status).toBe(200);
  });

  test('is recorded in the ledger by its label and project', async () => {
    await scene.call(await scene.token({ job: 'nightly' }));
    await scene.call(await scene.token({ job: 'no plain {label}' }));
    await scene.call(await scene.token());
    const { database } = scene.gateway.gateway.services.store;
    const recorded = (): Promise<{ key_id: string }[]> =>
      database.selectFrom('ledger').select('key_id').orderBy('started_at').orderBy('request_id').execute();
    await eventually('the ledger has the calls', async () => (await recorded()).length === 3);
    expect((await recorded()).map((row) => row.key_id)).toEqual([
      `jwt:nightly:${PROJECT}`,
      expect.stringMatching(/^jwt:[\w-]{16}:Test organisation\/main$/),
      `jwt::${PROJECT}`,
    ]);
  });

  test('has the limits of a key, for each label', async () => {
    const token = await scene.token({ job: 'nightly' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await scene.call(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await scene.call(await scene.token({ job: 'hourly' }))).status).toBe(200);
  });

  test('has the models of its project at once when they change', async () => {
    const { store } = scene.gateway.gateway.services;
    const { id: projectId } = await requireProject(store.database, PROJECT);
    const token = await scene.token();
    expect((await scene.call(token)).status).toBe(200);
    await setProjectModel(store, { projectId, modelId: MODEL, enabled: false });
    expect((await scene.call(token)).status).toBe(404);
  });

  test('has the budget of its project', async () => {
    const token = await scene.token({ [PROJECT_CLAIM]: 'Test organisation/spent' });
    expect((await scene.call(token, PRICED)).status).toBe(429);
    expect((await scene.call(await scene.token(), PRICED)).status).toBe(200);
  });

  test('of a project that was renamed meanwhile is refused', async () => {
    const { store } = scene.gateway.gateway.services;
    const { id } = await requireProject(store.database, PROJECT);
    const token = await scene.token();
    expect((await scene.call(token)).status).toBe(200);
    await updateProject(store, id, { name: 'renamed' });
    expectUnauthorized(await scene.call(token));
  });
});

describe('refused with 401 is', () => {
  test('every token where no provider is configured', async () => {
    const token = await scene.token();
    await scene.configure([]);
    expectUnauthorized(await scene.call(token));
  });

  test('a token of a provider that was removed from the configuration, although it was accepted before', async () => {
    const token = await scene.token();
    expect((await scene.call(token)).status).toBe(200);
    await scene.configure(jwtOf(scene.provider, 'urn:example:other'));
    expectUnauthorized(await scene.call(token));
  });

  test('a token of a caller whom the operator refuses, and no other, as soon as the configuration is reloaded', async () => {
    const [lost, other] = [await scene.token({ job: 'lost' }), await scene.token({ job: 'other' })];
    expect((await scene.call(lost)).status).toBe(200);
    await scene.configure([...jwtOf(scene.provider), '  refused_labels: [lost]']);
    expectUnauthorized(await scene.call(lost));
    expectUnauthorized(await scene.call(await scene.token({ job: 'lost' })));
    expect((await scene.call(other)).status).toBe(200);
  });

  test('a token that was issued before the time of the configuration, or does not say when', async () => {
    const iat = Date.parse('2026-11-28T10:00:00Z') / 1000;
    const [early, none] = [await scene.token({ iat: iat - 1 }), await scene.token()];
    expect((await scene.call(early)).status).toBe(200);
    await scene.configure([...jwtOf(scene.provider), '  issued_after: 2026-11-28T10:00:00Z']);
    expectUnauthorized(await scene.call(early));
    expectUnauthorized(await scene.call(none));
    expect((await scene.call(await scene.token({ iat, job: 'new' }))).status).toBe(200);
  });

  test('a token with a signature that the configuration does not name', async () => {
    await scene.configure(jwtOf(scene.provider).map((line) => line.replace('[ES256]', '[ES384, RS256]')));
    expectUnauthorized(await scene.call(await scene.token()));
  });
});

describe('a provider that is away', () => {
  test('lets nobody in, and holds up no key', async () => {
    scene.provider.isAway = true;
    const token = await scene.token();
    const [withToken, withKey] = await Promise.all([
      scene.call(token),
      scene.gateway.call('/v1/chat/completions', { model: MODEL, messages: MESSAGES }),
    ]);
    expect(withToken.status).toBe(503);
    expect(withKey.status).toBe(200);
    expect((await scene.call(token)).status).toBe(503);
    expect(scene.provider.requests).toHaveLength(1);
  });

  test('does not end tokens that were verified before', async () => {
    const token = await scene.token();
    expect((await scene.call(token)).status).toBe(200);
    scene.provider.isAway = true;
    expect((await scene.call(token)).status).toBe(200);
    expect((await scene.call(await scene.token({ job: 'new' }))).status).toBe(200);
  });
});
