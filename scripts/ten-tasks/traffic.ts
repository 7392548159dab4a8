import assert from 'node:assert/strict';
import { CHAT, FAILING_OVER, REFUSED, SLOW } from './gateway-file.ts';
import { until, type Scene } from './scene.ts';

export interface Client {
  /** `organisation/project` */
  project: string;
  key: string;
  keyId: string;
}

/** What has happened before the tasks. */
export interface Traffic {
  /** The project with the most calls. */
  busy: Client & { chats: number };
  quiet: Client;
  unused: Client;
  /** Its budget is used up. */
  blocked: Client;
  /** Two calls use more than 80 % of its budget. */
  warned: Client;
  /** The id of a call that failed. */
  failedId: string;
}

const CHATS = 20;
/** Of which a call costs 3. */
const WARNED_EUR_CENTS = 7;

/** Creates projects and sends their calls, as a company does before anyone has a question. */
export async function makeTraffic(scene: Scene): Promise<Traffic> {
  await scene.management.createOrganisation({}, { name: 'acme' });
  const [busy, quiet, unused, blocked, warned] = await Promise.all([
    clientOf(scene, 'busy'),
    clientOf(scene, 'quiet'),
    clientOf(scene, 'unused'),
    clientOf(scene, 'blocked'),
    clientOf(scene, 'warned'),
  ]);
  await scene.management.updateBudget({ project: blocked.project }, { limit_eur_cents: 0 });
  await scene.management.updateBudget({ project: warned.project }, { limit_eur_cents: WARNED_EUR_CENTS });
  for (let chat = 0; chat < CHATS; chat += 1) await served(scene, busy, CHAT);
  await served(scene, quiet, CHAT);
  for (const model of [SLOW, SLOW, FAILING_OVER, FAILING_OVER]) await served(scene, busy, model);
  const failed = await scene.call(quiet.key, REFUSED);
  assert.equal(failed.status, 502);
  const traffic = {
    busy: { ...busy, chats: CHATS },
    quiet,
    unused,
    blocked,
    warned,
    failedId: failed.requestId,
  };
  // The ledger has a call first. What else is known of it is stored shortly afterwards, and lost when its replica is killed before.
  await until('the failed call', async () => {
    const found = await scene.management.getCall({ request_id: failed.requestId }).catch(() => null);
    return found?.detail ?? null;
  });
  return traffic;
}

async function clientOf(scene: Scene, name: string): Promise<Client> {
  await scene.management.createProject({}, { name, organisation: 'acme' });
  const project = `acme/${name}`;
  const { key, record } = await scene.management.createKey({ project }, { name: `key of ${name}` });
  return { project, key: key ?? '', keyId: record.id };
}

async function served(scene: Scene, { key }: Client, model: string): Promise<void> {
  assert.equal((await scene.call(key, model)).status, 200);
}
