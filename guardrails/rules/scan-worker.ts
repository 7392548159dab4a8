import { parentPort, workerData } from 'node:worker_threads';
import { compileRules } from './compile-rules.ts';
import { TooLargeForPattern, type Scan } from './prompt-scan.ts';
import type { RulesByName, ScanResult, ScanCommand } from './scan-messages.ts';
import type { Work } from './work.ts';

/** Steps of one turn, some milliseconds. */
const STEPS_PER_TURN = 500_000;

interface Job {
  id: number;
  texts: { running: string[]; others: string[] };
  scan: Scan | null;
  work: Work;
  /** Steps that are added to its own, so that a new job does not overtake all others. */
  headStart: number;
}

// The assertion holds: this module is only the entry of a worker thread, and `ScanThread` passes its data.
const rules = new Map(
  Object.entries(workerData as RulesByName).map(([name, settings]) => [name, compileRules(settings)]),
);

const jobs = new Map<number, Job>();
let isTurnDue = false;

function report(job: number, outcome: ScanResult['outcome']): void {
  jobs.delete(job);
  parentPort?.postMessage({ job, outcome } satisfies ScanResult);
}

function handle(command: ScanCommand): void {
  if (command.kind === 'stop') {
    report(command.job, 'stopped');
    return;
  }
  const job = jobOf(command.job);
  if (command.kind === 'piece') {
    const texts = job.texts[command.part];
    if (command.begins) texts.push(command.text);
    else texts.push(`${texts.pop() ?? ''}${command.text}`);
    return;
  }
  const own = rules.get(command.guardrail);
  if (own === undefined) {
    report(job.id, 'failed');
    return;
  }
  job.headStart = Math.min(...ready().map(stepsOf), Number.MAX_SAFE_INTEGER);
  if (job.headStart === Number.MAX_SAFE_INTEGER) job.headStart = 0;
  job.scan = own.scan(job.texts, job.work);
  scheduleTurn();
}

function jobOf(id: number): Job {
  const known = jobs.get(id);
  if (known !== undefined) return known;
  const job = { id, texts: { running: [], others: [] }, scan: null, work: { steps: 0 }, headStart: 0 };
  jobs.set(id, job);
  return job;
}

function ready(): Job[] {
  return [...jobs.values()].filter(({ scan }) => scan !== null);
}

function stepsOf({ work, headStart }: Job): number {
  return headStart + work.steps;
}

/** Schedules the next turn. Commands that arrive meanwhile are handled before it. */
function scheduleTurn(): void {
  if (isTurnDue) return;
  isTurnDue = true;
  setImmediate(() => {
    isTurnDue = false;
    const next = ready().toSorted((a, b) => stepsOf(a) - stepsOf(b))[0];
    if (next?.scan === null || next === undefined) return;
    takeTurn(next.id, next.scan, next.work);
    if (ready().length > 0) scheduleTurn();
  });
}

function takeTurn(id: number, scan: Scan, work: Work): void {
  const end = work.steps + STEPS_PER_TURN;
  try {
    while (work.steps < end) {
      const found = scan.next();
      if (found === null) continue;
      report(id, found ? 'found' : 'nothing');
      return;
    }
  } catch (error) {
    report(id, error instanceof TooLargeForPattern ? 'too large' : 'failed');
  }
}

parentPort?.on('message', handle);
