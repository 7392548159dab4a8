import { setTimeout as wait } from 'node:timers/promises';
import { ContractCheck } from '../../packages/contract-tools/checks/contract-check.ts';
import { makeCase } from './fuzz-case.ts';
import type { FuzzedGateway } from './fuzzed-gateway.ts';
import { runCase } from './judge-case.ts';

const CONCURRENCY = 24;
/** More of them say nothing new. */
const MAX_FINDINGS = 60;
const CASES_PER_FINDING = 8;
const SETTLE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;
const ERROR_LEVEL = 50;

/** The cases of one seed, sent in parallel to one gateway. */
export class FuzzRun {
  /** The numbers of the cases with each finding. */
  readonly findings = new Map<string, number[]>();
  readonly #fuzzed: FuzzedGateway;
  readonly #seed: number;
  readonly #check: ContractCheck;
  readonly #statuses = new Map<string, number>();
  readonly #operations = new Set<string>();
  readonly #running = new Set<number>();
  #sent = 0;
  #exit: { code: number | null; during: number[] } | null = null;

  constructor(fuzzed: FuzzedGateway, seed: number) {
    this.#fuzzed = fuzzed;
    this.#seed = seed;
    const [session] = fuzzed.sessions;
    if (session === undefined) throw new Error('there is no session');
    this.#check = new ContractCheck(session.contract);
    void fuzzed.gateway.exited.then((code) => (this.#exit = { code, during: [...this.#running] }));
  }

  /** Sends case after case, until the time is over or the gateway has ended. */
  async forSeconds(seconds: number): Promise<void> {
    const endsAtMs = performance.now() + seconds * 1000;
    let next = 0;
    const worker = async (): Promise<void> => {
      while (performance.now() < endsAtMs && this.#exit === null && this.findings.size < MAX_FINDINGS) {
        const number = next;
        next += 1;
        await this.one(number);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }

  /** Sends the case of a number. */
  async one(number: number): Promise<void> {
    const fuzzCase = makeCase(this.#fuzzed.sessions, this.#seed, number);
    const [session] = this.#fuzzed.sessions;
    if (session === undefined) return;
    this.#running.add(number);
    const { status, findings } = await runCase(session.target, this.#check, fuzzCase);
    // What a killed gateway did not answer is one finding, that of its end.
    if (this.#exit !== null) return;
    this.#running.delete(number);
    this.#sent += 1;
    this.#operations.add(fuzzCase.operationId);
    const key = status === null ? 'no response' : String(status);
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1);
    for (const finding of findings) this.#note(`${fuzzCase.operationId}: ${finding}`, number);
  }

  /** Checks that the gateway still serves, has kept nothing of what was sent, and stops in order. */
  async finish(): Promise<void> {
    const { gateway } = this.#fuzzed;
    // The end of a process arrives after that of its connections.
    await wait(LOOK_EVERY_MS);
    if (this.#exit === null) {
      await this.#settled();
      const code = await gateway.stop();
      if (code !== 0) this.#note(`after SIGTERM the gateway ended with ${code}`);
    } else {
      const { code, during } = this.#exit;
      const lastLines = gateway.errors.trim().split('\n').slice(-12).join('\n');
      this.#note(`the gateway ended with ${code}:\n${lastLines}`, ...during);
    }
    for (const line of gateway.log)
      if (Number(line['level']) >= ERROR_LEVEL)
        this.#note(`it logged ${JSON.stringify(line).slice(0, 1_500)}`);
  }

  report(): string {
    const lines = [...this.findings].map(([text, cases]) => {
      const of = cases.length === 0 ? '' : `\n    cases ${cases.slice(0, CASES_PER_FINDING).join(', ')}`;
      return `FINDING ${text}${of}\n`;
    });
    const statuses = [...this.#statuses].sort().map(([status, count]) => `${status} ${count}`);
    const again =
      this.findings.size === 0 ? '' : `Again: npm run fuzz -- --seed ${this.#seed} --case <number>\n`;
    return [
      ...lines,
      again,
      `seed ${this.#seed}: ${this.#sent} requests of ${this.#operations.size} operations, `,
      `${this.findings.size} findings (${statuses.join(', ')})\n`,
    ].join('');
  }

  async #settled(): Promise<void> {
    const { adminAddress } = this.#fuzzed.gateway;
    const endsAtMs = performance.now() + SETTLE_WITHIN_MS;
    for (;;) {
      const metrics = await (await fetch(`${adminAddress}/metrics`)).text();
      const held = HELD.flatMap((name) => valuesOf(metrics, name));
      if (held.length > 0 && held.every(({ value }) => value === 0)) return;
      if (performance.now() > endsAtMs) {
        const kept = held.filter(({ value }) => value !== 0).map(({ line }) => line);
        this.#note(`after all requests the gateway still holds: ${kept.join(', ') || 'no metrics'}`);
        return;
      }
      await wait(LOOK_EVERY_MS);
    }
  }

  #note(text: string, ...cases: number[]): void {
    this.findings.set(text, [...(this.findings.get(text) ?? []), ...cases]);
  }
}

/** Metrics of what a request holds while it runs. */
const HELD = [
  'gateway_requests_in_flight',
  'gateway_deployment_requests_in_flight',
  'gateway_body_memory_held_bytes',
  'gateway_spool_held_bytes',
];

function valuesOf(metrics: string, name: string): { line: string; value: number }[] {
  const lines = metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return lines.map((line) => ({ line, value: Number(line.slice(line.lastIndexOf(' '))) }));
}
