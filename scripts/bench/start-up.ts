import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ALL_ON, LEAST, startGateway } from './gateway.ts';
import { MODELS, type Suite } from './suites.ts';
import { residentMebibytes } from './process-usage.ts';
import { startServer } from './processes.ts';
import { writeWish } from './replies.ts';
import { LISTENING } from './announce.ts';
import { median } from './statistics.ts';
import { SERVER_CORE } from './targets.ts';

const RETRY_MS = 5;
const WISH = writeWish({ reply: 0, events: 0, intervalMs: 0 });

export interface StartUp {
  name: string;
  firstResponseSeconds: number;
  idleMebibytes: number;
}

/** Workload F: measures the time from the start of the process to its first correct response, and its idle memory. */
export async function measureStartUps(
  directory: string,
  upstreamAddress: string,
  isPinned: boolean,
  { startUps: times, idleMs }: Suite,
): Promise<StartUp[]> {
  const core = isPinned ? SERVER_CORE : undefined;
  const bare = await series(times, async (index) => {
    const startedAtMs = performance.now();
    const server = await startServer({
      script: 'scripts/bench/bare-proxy.ts',
      scriptArguments: [upstreamAddress],
      logPath: join(directory, `start-bare-${index}.log`),
      ready: LISTENING,
      ...(core === undefined ? {} : { core }),
    });
    return observe(server, startedAtMs, MODELS.chat.upstreamName, '', idleMs);
  });
  const results: StartUp[] = [{ name: 'bare proxy', ...bare }];
  for (const [name, features] of [
    ['gateway, least', LEAST],
    ['gateway, all on', ALL_ON],
  ] as const) {
    const folder = join(directory, `start-${name.replace(/\W+/g, '-')}`);
    // The first start creates the database and the key. The measured starts are restarts.
    const first = await startGateway({ upstreamAddress, directory: folder, features, core });
    await first.stop();
    const measured = await series(times, async () => {
      const startedAtMs = performance.now();
      const server = await restart(folder, features.log, core);
      return observe(server, startedAtMs, MODELS.chat.publicName, first.key, idleMs);
    });
    results.push({ name, ...measured });
  }
  return results;
}

type Observation = Omit<StartUp, 'name'>;

async function series(times: number, one: (index: number) => Promise<Observation>): Promise<Observation> {
  const observations: Observation[] = [];
  for (let index = 0; index < times; index += 1) observations.push(await one(index));
  return {
    firstResponseSeconds: median(observations.map(({ firstResponseSeconds }) => firstResponseSeconds)),
    idleMebibytes: median(observations.map(({ idleMebibytes }) => idleMebibytes)),
  };
}

let restarts = 0;

function restart(folder: string, withLog: boolean, core: number | undefined): ReturnType<typeof startServer> {
  restarts += 1;
  return startServer({
    script: 'server/main.ts',
    environment: {
      GATEWAY_DATA_DIR: join(folder, 'data'),
      GATEWAY_CONFIG: join(folder, 'gateway.yaml'),
      GATEWAY_PORT: '0',
      GATEWAY_ADMIN_PORT: '0',
      GATEWAY_MANAGE_PORT: '0',
      GATEWAY_DISCOVERY: 'off',
      GATEWAY_LOG_LEVEL: withLog ? 'info' : 'error',
    },
    logPath: join(folder, `restart-${restarts}.log`),
    ready: /"address":"([^"]+)","admin"/,
    ...(core === undefined ? {} : { core }),
  });
}

async function observe(
  server: Awaited<ReturnType<typeof startServer>>,
  startedAtMs: number,
  model: string,
  key: string,
  idleMs: number,
): Promise<Observation> {
  try {
    const body = JSON.stringify({ model, messages: [{ role: 'user', content: WISH }] });
    const headers = {
      'content-type': 'application/json',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    };
    for (;;) {
      const response = await fetch(`${server.address}/v1/chat/completions`, {
        method: 'POST',
        headers,
        body,
      });
      const text = await response.text();
      if (response.status === 200 && text.includes(`"${model}"`)) break;
      if (performance.now() - startedAtMs > 30_000)
        throw new Error(`no correct response: ${text.slice(0, 200)}`);
      await wait(RETRY_MS);
    }
    const firstResponseSeconds = (performance.now() - startedAtMs) / 1000;
    await wait(idleMs);
    return { firstResponseSeconds, idleMebibytes: residentMebibytes([server.pid]) };
  } finally {
    await server.stop();
  }
}
