import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the CPU time of a process (user and system, all threads) in milliseconds, in steps of a clock tick (10 ms). */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may have spaces. utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/**
 * Returns the resident memory of processes in MiB. What they share, such as the code of Node, counts once: as the largest part that a
 * process shares.
 */
export function residentMebibytes(pids: readonly number[]): number {
  const parts = pids.map((pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const sharedKibibytes = kibibytes(text, 'Shared_Clean') + kibibytes(text, 'Shared_Dirty');
    return { sharedKibibytes, ownKibibytes: kibibytes(text, 'Rss') - sharedKibibytes };
  });
  const own = parts.reduce((sum, { ownKibibytes }) => sum + ownKibibytes, 0);
  const shared = Math.max(0, ...parts.map(({ sharedKibibytes }) => sharedKibibytes));
  return (own + shared) / 1024;
}

function kibibytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]);
}

/** Returns a process and its children, such as a supervisor and its workers. */
export function familyOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}
