import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation } from '../../../packages/contract-tools/checks/observation.ts';
import type { ContractVariant } from './variants-seen.ts';

/** An operation that a backend's model served according to the contract. */
export interface ServedOperation {
  operationId: string;
  /** The backend's kind, or the name of a server that many run behind kind `openai`. */
  backend: string;
  way: 'plain' | 'streamed';
}

/** Observations of tests in many processes, stored in a folder for a script. */
export class Observations<Seen> {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Each process writes an observation once, since scripts do not use counts. */
  append(seen: Seen): void {
    const line = JSON.stringify(seen);
    if (this.#written.has(line)) return;
    if (this.#written.size === 0) mkdirSync(this.#folder, { recursive: true });
    this.#written.add(line);
    appendFileSync(join(this.#folder, `${process.pid}.ndjson`), `${line}\n`);
  }

  read(): Seen[] {
    return this.#files().flatMap((file) =>
      readFileSync(join(this.#folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        // Written by `append` alone.
        .map((line) => JSON.parse(line) as Seen),
    );
  }

  forget(): void {
    for (const file of this.#files()) rmSync(join(this.#folder, file));
  }

  #files(): string[] {
    mkdirSync(this.#folder, { recursive: true });
    return readdirSync(this.#folder).filter((file) => file.endsWith('.ndjson'));
  }
}

export const contractObservations = new Observations<Observation>('coverage/contract');
export const servedOperations = new Observations<ServedOperation>('coverage/served');
export const variantObservations = new Observations<ContractVariant>('coverage/variants');
