import { expect, test } from '@jest/globals';
import { TokenAuthenticator } from '../../management/tokens.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere } from './run-cli.ts';

test('a token is shown once, works, and stops working when it is revoked', async () => {
  await using folder = await TemporaryFolder.make();
  const created = await runHere(folder.path, ['token', 'create', '--name', 'ci', '--role', 'operator']);
  expect(created.out).toMatch(/^gwa_[\w-]{43}\n$/);
  const listed = await runHere(folder.path, ['token', 'list', '--json']);
  expect(listed.out).not.toContain(created.out.trim());
  const [{ id, role }] = JSON.parse(listed.out) as [{ id: string; role: string }];
  expect(role).toBe('operator');
  const store = await folder.openStore();
  const authenticator = new TokenAuthenticator(store);
  expect(await authenticator.authenticate(created.out.trim())).toMatchObject({
    name: 'ci',
    role: 'operator',
  });
  expect((await runHere(folder.path, ['token', 'revoke', id])).exitCode).toBe(0);
  expect(await authenticator.authenticate(created.out.trim())).toBeNull();
});
