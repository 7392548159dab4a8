import { expect, test } from '@jest/globals';
import { defaultCatalogue } from '../../../catalogue/default-catalogue.ts';
import type { ActiveConfiguration } from '../../../management/gateway-control.ts';
import type { Handlers, ManagementCall, ManagementServices } from '../../../management/handler.ts';
import { GatewayManagement } from '../../../packages/sdk/admin.ts';
import { respondInProcess } from '../../../server/management/in-process.ts';
import { runHandler } from '../../../server/management/run-operation.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { controlled } from '../../support/management/controlled-gateway.ts';
import { watchLock } from '../../support/management/watch-lock.ts';

test('a failure of what remains after a change is in the log, and the response is that of the change', async () => {
  const lines: object[] = [];
  const cause = new Error('the database is gone');
  const value = { dry_run: false };
  const handler = {
    changes: false,
    run: () => Promise.resolve({ value, afterwards: () => Promise.reject(cause) }),
  };
  // The function uses nothing else.
  const call = {
    operationId: 'deleteProject',
    log: { error: (fields: object) => void lines.push(fields) },
  } as unknown as ManagementCall;
  const handlers = { deleteProject: handler } as unknown as Handlers;
  const outcome = await runHandler(call, handlers, {} as ManagementServices);
  expect(outcome.value).toBe(value);
  expect(lines).toEqual([{ err: cause, operation: 'deleteProject' }]);
});

test('changes read the configuration while no other change waits for them', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const lock = watchLock(store);
  const readings: boolean[] = [];
  const catalogue = (): Promise<ActiveConfiguration> => {
    readings.push(lock.isHeld());
    return Promise.resolve({ ...defaultCatalogue(), tags: [{ name: 'team' }] });
  };
  const token = { tokenId: '', actor: '', name: '', role: 'admin', organisationId: null } as const;
  const services = { store, gateway: { ...controlled, catalogue } };
  const management = new GatewayManagement({
    baseUrl: 'http://in-process',
    fetch: (address, request) => respondInProcess(new Request(address, request), { services, token }),
  });
  await management.createOrganisation({}, { name: 'acme' });
  await management.createProject({}, { name: 'one', organisation: 'acme', required_tags: ['team'] });
  await management.updateProject({ project: 'one' }, { required_tags: ['team'] });
  const budget = { scope: 'project', of: 'one', interval: 'day', limit_eur_cents: 5 } as const;
  await management.createBudget({}, { ...budget, model: 'acme/chat' });
  expect(readings).toEqual([false, false, false]);
  // Those that need none read none.
  await management.updateProject({ project: 'one' }, { models: 'all', required_tags: [] });
  expect(readings).toHaveLength(3);
  await expect(management.updateProject({ project: 'one' }, { required_tags: ['none'] })).rejects.toThrow(
    "gateway.yaml has no tag 'none'",
  );
});
