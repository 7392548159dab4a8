import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CGROUP_1 = '/sys/fs/cgroup/cpu';
const CGROUP_2 = '/sys/fs/cgroup';
const PERIOD_US = 20_000;

/** A process that may use only a share of one core. Needs the rights to create a control group. */
export class CoreShare {
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
