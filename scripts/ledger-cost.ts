import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Call } from '../calls/call.ts';
import { noUsage } from '../calls/usage.ts';
import { completePrices } from '../catalogue/price.ts';
import { NO_MULTIPLIERS } from '../catalogue/price-multipliers.ts';
import { operations } from '../generated/operations.ts';
import { setBudget } from '../ledger/budgets.ts';
import { Ledger } from '../ledger/ledger.ts';
import { createOrganisation } from '../projects/organisations.ts';
import { createProject } from '../projects/projects.ts';
import { newId } from '../storage/identifiers.ts';
import { openDatabase } from '../storage/open-database.ts';

/** `node scripts/ledger-cost.ts`: measures the CPU time of the ledger and the meter per billed call of a project with a budget, on the embedded store. */
const CONCURRENCY = 32;
const CALLS = Number(process.argv[2] ?? 40_000);
const ROUNDS = 4;

const directory = await mkdtemp(join(tmpdir(), 'ledger-cost-'));
const store = await openDatabase({ path: join(directory, 'gateway.sqlite') });
const organisation = await createOrganisation(store.database, 'acme');
const project = await createProject(store.database, {
  organisation: organisation.id,
  name: 'main',
  models: 'all',
});
await setBudget(store, project.id, 100_000_000n);
const journals = join(directory, 'ledger');
const log = pino({ level: 'warn' });
const options = { store, journals, spillDirectory: journals, log };
const ledger = await Ledger.open(options);
const operation = operations.find(({ operationId }) => operationId === 'createChatCompletion');
const prices = completePrices({ inputTokens: 1_000_000_000n, outputTokens: 4_000_000_000n });

function callOnce(): Call {
  const usage = { ...noUsage(), inputTokens: 20, outputTokens: 30, reported: true, forwarded: 1 };
  const body = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello there' }], max_tokens: 100 };
  const call = {
    requestId: newId(),
    operation,
    parameters: {},
    principal: { projectId: project.id, keyId: 'key-1' },
    body: { kind: 'json', value: body },
    model: {
      id: 'acme/chat',
      prices,
      priceMultipliers: NO_MULTIPLIERS,
      info: { max_input_tokens: 4_096, max_output_tokens: 1_024 },
      limits: {},
    },
    signal: new AbortController().signal,
    log,
    usage,
    outputLimitTokens: null,
  };
  // Only the properties that the ledger and the meter read.
  return call as unknown as Call;
}

async function load(calls: number): Promise<void> {
  let left = calls;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const call = callOnce();
      const charge = await ledger.open(call);
      await new Promise(setImmediate);
      await charge?.settle('completed');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

await load(CALLS / 2);
for (let round = 0; round < ROUNDS; round += 1) {
  const before = process.cpuUsage();
  const mainBefore = process.threadCpuUsage();
  const startedAtMs = performance.now();
  await load(CALLS);
  const { user, system } = process.cpuUsage(before);
  const main = process.threadCpuUsage(mainBefore);
  const perSecond = (CALLS / (performance.now() - startedAtMs)) * 1_000;
  process.stdout.write(
    `${((user + system) / CALLS).toFixed(1)} us CPU per call, ${((main.user + main.system) / CALLS).toFixed(1)} of them on the main thread, ${perSecond.toFixed(0)} calls/s\n`,
  );
}
await ledger.close();
await store.close();
await rm(directory, { recursive: true, force: true });
