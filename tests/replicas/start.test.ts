import { expect, jest, test } from '@jest/globals';
import { runElsewhere } from '../cli/run-cli.ts';
import { Replicas } from './replicas.ts';

// Several processes start in each.
jest.setTimeout(60_000);

test('a gateway that may not migrate refuses a database with an old schema, and says what to do', async () => {
  await using replicas = await Replicas.prepare();
  const refused = await replicas.spawn({ GATEWAY_MIGRATE: 'off' });
  expect(await refused.exited).toBe(1);
  expect(refused.errors).toContain("run 'gateway migrate'");
  expect(await runElsewhere(replicas.dataDirectory, ['migrate'])).toMatchObject({ exitCode: 0 });
  await (await replicas.spawn({ GATEWAY_MIGRATE: 'off' })).serving();
});

test('a gateway without a database stops, and does not print an invalid address', async () => {
  await using replicas = await Replicas.prepare();
  const secret = 'correct-horse';
  const absent = new URL(replicas.databaseUrl);
  absent.password = secret;
  absent.pathname = '/nowhere';
  for (const address of [absent.href, `postgres://user:${secret}/x@host:port/database`, `http://${secret}`]) {
    const gateway = await replicas.spawn({ GATEWAY_DATABASE_URL: address });
    expect(await gateway.exited).toBe(1);
    expect(gateway.errors).toMatch(/database|GATEWAY_DATABASE_URL/);
    expect(gateway.errors + gateway.output).not.toContain(secret);
  }
});
