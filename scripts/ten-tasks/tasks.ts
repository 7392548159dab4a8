import assert from 'node:assert/strict';
import type { UsageLine } from '../../packages/sdk/admin.ts';
import { CHAT, FAILING_OVER, INPUT_EUR, OUTPUT_EUR, REFUSED, SLOW } from './gateway-file.ts';
import { until, type Scene } from './scene.ts';
import type { Traffic } from './traffic.ts';
import { INPUT_TOKENS, OUTPUT_TOKENS, REFUSAL, SLOW_MS } from './upstream.ts';

/** What an operator does. `run` returns what was found, and throws when the result is wrong. */
export interface Task {
  name: string;
  run: (scene: Scene, traffic: Traffic) => Promise<string>;
}

const PROJECTS = 30;
const KILLED_AFTER = 10;
const CALL_NANO_EUR = BigInt((INPUT_TOKENS * INPUT_EUR + OUTPUT_TOKENS * OUTPUT_EUR) * 1_000);

export const tasks: readonly Task[] = [
  { name: 'create 30 projects with keys and budgets', run: createProjects },
  { name: 'rotate a key', run: rotate },
  { name: 'delete a project', run: deleteOne },
  { name: 'raise the budget of a project that is blocked', run: raiseWhileBlocked },
  { name: 'usage by project, model and day', run: usage },
  { name: 'who uses most', run: mostUsed },
  { name: 'why this id failed', run: whyFailed },
  { name: 'why a model is slow', run: whySlow },
  { name: 'what failed attempts cost', run: failedAttempts },
  { name: 'a warning at 80 % of a budget', run: warning },
];

const name = (number: number): string => `team-${number}`;

/** One replica is killed meanwhile: its requests are sent again to the other, and create nothing twice. */
async function createProjects(scene: Scene): Promise<string> {
  let killed = Promise.resolve();
  const create = async (number: number): Promise<string> => {
    const project = `acme/${name(number)}`;
    await scene.management.createProject({}, { name: name(number), organisation: 'acme' });
    if (number === KILLED_AFTER) killed = scene.killOne();
    const { key, record } = await scene.management.createKey({ project }, { name: 'first' });
    await scene.management.updateBudget({ project }, { limit_eur_cents: 5_000 });
    // The response that the killed replica owed is repeated without its secret.
    return key ?? (await scene.management.rotateKey({ key_id: record.id }, { grace_seconds: 0 })).key ?? '';
  };
  const keys = await Promise.all(Array.from({ length: PROJECTS }, (_none, index) => create(index + 1)));
  const accepted = await Promise.all(keys.map((key) => scene.isAccepted(key)));
  assert.equal(accepted.filter(Boolean).length, PROJECTS);
  const budgets = (await scene.management.listBudgets({ limit: 1_000 })).data;
  const named = new Set<string | null>(keys.map((_key, index) => `acme/${name(index + 1)}`));
  const limited = budgets.filter(
    ({ limit_eur_cents: limit, project }) => limit === 5_000 && named.has(project),
  );
  assert.equal(limited.length, PROJECTS);
  await killed;
  return `${PROJECTS} keys work, ${PROJECTS} budgets are set, a replica was killed`;
}

async function rotate(scene: Scene, { quiet }: Traffic): Promise<string> {
  const { key, previous } = await scene.management.rotateKey({ key_id: quiet.keyId }, { grace_seconds: 0 });
  assert.notEqual(previous.revoked_at, null);
  assert.equal(await scene.isAccepted(key ?? ''), true);
  await until('the old key to be refused', async () => ((await scene.isAccepted(quiet.key)) ? null : true));
  return 'the new key works, the old one does not';
}

async function deleteOne(scene: Scene, { unused }: Traffic): Promise<string> {
  const { project, key } = unused;
  const preview = await scene.management.deleteProject({ project, dry_run: true });
  assert.equal(preview.keys, 1);
  assert.equal(await scene.isAccepted(key), true);
  await scene.management.deleteProject({ project });
  await until('the key to be refused', async () => ((await scene.isAccepted(key)) ? null : true));
  return `${preview.keys} key, as previewed`;
}

async function raiseWhileBlocked(scene: Scene, { blocked }: Traffic): Promise<string> {
  const { project, key } = blocked;
  assert.equal((await scene.call(key, CHAT)).status, 429);
  await scene.management.updateBudget({ project }, { raise_eur_cents: 1_000 });
  assert.equal((await scene.call(key, CHAT)).status, 200);
  return 'the next call was served';
}

async function usage(scene: Scene, { busy }: Traffic): Promise<string> {
  const { data } = await scene.management.reportUsage({ by: 'project,model,day', project: busy.project });
  const lines = data.filter(({ group }) => group['model'] === CHAT);
  assert.equal(sum(lines, 'calls'), BigInt(busy.chats));
  assert.equal(sum(lines, 'cost_nano_eur'), BigInt(busy.chats) * CALL_NANO_EUR);
  for (const { group } of data) assert.match(group['day'] ?? '', /^\d{4}-\d{2}-\d{2}$/);
  return `${busy.chats} calls of ${busy.project} for ${sum(lines, 'cost_nano_eur')} nano-EUR`;
}

async function mostUsed(scene: Scene, { busy }: Traffic): Promise<string> {
  const { data } = await scene.management.reportUsage({ by: 'project,key' });
  const [first] = data.toSorted((one, other) =>
    Number(BigInt(other.cost_nano_eur) - BigInt(one.cost_nano_eur)),
  );
  assert.equal(first?.group['project'], busy.project);
  return `${first?.group['project']}, key ${first?.group['key']}`;
}

async function whyFailed(scene: Scene, { failedId }: Traffic): Promise<string> {
  const found = await until('the call', () =>
    scene.management.getCall({ request_id: failedId }).catch(() => null),
  );
  const [attempt] = found.attempts;
  assert.equal(found.call.model, REFUSED);
  assert.match(attempt?.upstream_text ?? '', new RegExp(REFUSAL));
  return `${found.call.error}: ${attempt?.deployment} said "${attempt?.upstream_text}"`;
}

async function whySlow(scene: Scene): Promise<string> {
  const { data } = await scene.management.listCalls({ model: SLOW, sort: '-duration', limit: 1 });
  const found = await scene.management.getCall({ request_id: data[0]?.request_id ?? '' });
  const [attempt] = found.attempts;
  assert.equal(attempt?.deployment, 'vendor/slow');
  assert.ok((attempt?.duration_ms ?? 0) >= SLOW_MS);
  return `${attempt?.duration_ms} of ${found.call.duration_ms} ms at ${attempt?.deployment}`;
}

async function failedAttempts(scene: Scene): Promise<string> {
  const { data } = await scene.management.reportUsage({ by: 'model,deployment,attempt_outcome' });
  const failed = data.filter(
    ({ group }) => group['model'] === FAILING_OVER && group['deployment'] === 'vendor/breaking',
  );
  assert.ok(sum(failed, 'cost_nano_eur') > 0n);
  return failed
    .map(({ group, cost_nano_eur: cost }) => `${group['attempt_outcome']}: ${cost} nano-EUR`)
    .join(', ');
}

async function warning(scene: Scene, { warned }: Traffic): Promise<string> {
  const { project, key } = warned;
  for (let call = 0; call < 2; call += 1) assert.equal((await scene.call(key, CHAT)).status, 200);
  const isWarning = (one: { threshold: string }): boolean => one.threshold === '80';
  await until('the message', () => Promise.resolve(scene.upstream.alerts.find(isWarning) ?? null));
  const { data } = await scene.management.listAlerts({ project });
  assert.equal(data.filter(isWarning).length, 1);
  assert.equal(scene.upstream.alerts.filter(isWarning).length, 1);
  return `${data.find(isWarning)?.settled_nano_eur} nano-EUR of ${data.find(isWarning)?.limit_nano_eur}`;
}

function sum(lines: readonly UsageLine[], name: 'calls' | 'cost_nano_eur'): bigint {
  return lines.reduce((total, line) => total + BigInt(line[name]), 0n);
}
