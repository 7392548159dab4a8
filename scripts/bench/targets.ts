import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { LISTENING } from './announce.ts';
import { ALL_ON, startGateway, UNGUARDED, type Features, type Gateway } from './gateway.ts';
import type { Target } from './measure.ts';
import { canPin, startLoad, startServer, type ServerProcess } from './processes.ts';

/** The servers of a run. Measured servers use one core, load and upstream the other. */
export interface Bench {
  isPinned: boolean;
  upstream: ServerProcess;
  load: ChildProcess;
  /** The upstream itself, the bare proxy, and the candidates. */
  targets: readonly Target[];
  pids: () => readonly number[];
  stop(): Promise<void>;
}

export const SERVER_CORE = 0;
const LOAD_CORE = 1;

/** A server to compare with the bare proxy. */
export interface Candidate {
  name: string;
  start(upstreamAddress: string, directory: string, core: number | undefined): Promise<Gateway>;
}

export function gatewayCandidate(name: string, features: Features): Candidate {
  return {
    name,
    start: (upstreamAddress, directory, core) => startGateway({ upstreamAddress, directory, features, core }),
  };
}

export const GATEWAYS: readonly Candidate[] = [
  gatewayCandidate('gateway, no guardrails', UNGUARDED),
  gatewayCandidate('gateway, all on', ALL_ON),
];

export async function startBench(directory: string, candidates: readonly Candidate[]): Promise<Bench> {
  const isPinned = canPin();
  const serverCore = isPinned ? SERVER_CORE : undefined;
  const loadCore = isPinned ? LOAD_CORE : undefined;
  const upstream = await startServer({
    script: 'scripts/bench/upstream.ts',
    logPath: join(directory, 'upstream.log'),
    ready: LISTENING,
    ...(loadCore === undefined ? {} : { core: loadCore }),
  });
  const proxy = await startServer({
    script: 'scripts/bench/bare-proxy.ts',
    scriptArguments: [upstream.address],
    logPath: join(directory, 'proxy.log'),
    ready: LISTENING,
    ...(serverCore === undefined ? {} : { core: serverCore }),
  });
  const started: Target[] = [];
  const servers: ServerProcess[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const server = await candidate.start(upstream.address, join(directory, `candidate-${index}`), serverCore);
    servers.push(server);
    started.push(toTarget(candidate.name, server));
  }
  const load = startLoad(loadCore);
  return {
    isPinned,
    upstream,
    load,
    targets: [
      { name: 'direct', pids: [], address: upstream.address, modelName: 'upstreamName', headers: {} },
      {
        name: 'bare proxy',
        pids: [proxy.pid],
        address: proxy.address,
        modelName: 'upstreamName',
        headers: {},
      },
      ...started,
    ],
    pids: () =>
      [process.pid, upstream.pid, proxy.pid, load.pid, ...started.flatMap(({ pids }) => pids)].filter(
        (pid) => pid !== undefined,
      ),
    async stop() {
      load.disconnect();
      await Promise.all([proxy, ...servers].map((server) => server.stop()));
      await upstream.stop();
    },
  };
}

export function toTarget(name: string, { pids, address, key }: Gateway): Target {
  return { name, pids, address, modelName: 'publicName', headers: { authorization: `Bearer ${key}` } };
}
