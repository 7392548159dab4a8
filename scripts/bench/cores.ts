import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { LISTENING } from './announce.ts';
import { ALL_ON, startGateway, type Gateway } from './gateway.ts';
import { measure, warmUp } from './measure.ts';
import type { Suite, Workload } from './suites.ts';
import { startLoad, startServer } from './processes.ts';
import { table } from './report.ts';
import { median } from './statistics.ts';
import { toTarget } from './targets.ts';

/** Small enough that load and upstream can have the rest of two cores. */
const SHARE = 0.5;
const CONNECTIONS = 64;
const ROUNDS = 9;

/**
 * Compares two processes on two cores with one process on one core, where load and upstream need cores too: each process may use only
 * half of its core. Returns the report.
 */
export async function compareCores(suite: Suite, directory: string): Promise<string> {
  const upstream = await startServer({
    script: 'scripts/bench/upstream.ts',
    logPath: join(directory, 'upstream.log'),
    ready: LISTENING,
  });
  const start = (name: string, environment: Record<string, string>): Promise<Gateway> =>
    startGateway({
      upstreamAddress: upstream.address,
      directory: join(directory, name),
      features: ALL_ON,
      environment,
    });
  const one = await start('one', {});
  const two = await start('two', { GATEWAY_PROCESSES: '2' });
  const [, ...workers] = two.pids;
  const load = startLoad();
  const workload = withConnections(suite.workloads[0]);
  const targets = [toTarget('one process', one), toTarget('two processes', two)] as const;
  for (const target of targets) await warmUp(load, target, workload, suite.warmUpMs);
  const shares = [new CoreShare(one.pid, 0, SHARE)];
  const rounds: [number, number][] = [];
  try {
    for (const [core, pid] of workers.entries()) shares.push(new CoreShare(pid, core, SHARE));
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await measure(load, targets[0], workload);
      const both = await measure(load, targets[1], workload);
      rounds.push([alone.unitsPerSecond, both.unitsPerSecond]);
    }
  } finally {
    load.disconnect();
    await Promise.all([one.stop(), two.stop(), upstream.stop()]);
    for (const share of shares) share.remove();
  }
  return reportOf(rounds);
}

function withConnections(workload: Workload | undefined): Workload {
  if (workload?.traffic.kind !== 'closed') throw new Error('the suite begins with another workload');
  return { ...workload, traffic: { ...workload.traffic, connections: CONNECTIONS } };
}

function reportOf(rounds: readonly [number, number][]): string {
  const rows = rounds.map(([one, two]) => [one.toFixed(0), two.toFixed(0), `${(two / one).toFixed(2)} ×`]);
  const ratio = median(rounds.map(([one, two]) => two / one));
  return [
    `Requests/s of workload A, everything on. Each process may use ${SHARE * 100} % of a core of its own.`,
    '',
    ...table([['one process', 'two processes', 'ratio'], ...rows]),
    '',
    `Median: ${ratio.toFixed(2)} ×`,
    '',
  ].join('\n');
}

const CGROUP_1 = '/sys/fs/cgroup/cpu';
const CGROUP_2 = '/sys/fs/cgroup';
const PERIOD_US = 20_000;

/** A process that may use only a share of one core. Needs the rights to create a control group. */
class CoreShare {
  readonly #directory: string;

  /** @param share of the core, between 0 and 1 */
  constructor(pid: number, core: number, share: number) {
    const isFirstVersion = existsSync(join(CGROUP_1, 'cpu.cfs_quota_us'));
    this.#directory = join(isFirstVersion ? CGROUP_1 : CGROUP_2, `gateway-bench-${pid}`);
    mkdirSync(this.#directory);
    const quotaUs = String(Math.round(PERIOD_US * share));
    if (isFirstVersion) {
      this.#set('cpu.cfs_period_us', String(PERIOD_US));
      this.#set('cpu.cfs_quota_us', quotaUs);
    } else this.#set('cpu.max', `${quotaUs} ${PERIOD_US}`);
    this.#set('cgroup.procs', String(pid));
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  }

  /** Removes the control group of a process that has ended. */
  remove(): void {
    rmdirSync(this.#directory);
  }

  #set(name: string, value: string): void {
    writeFileSync(join(this.#directory, name), value);
  }
}
