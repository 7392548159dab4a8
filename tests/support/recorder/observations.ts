import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** One answer of the contract that was seen, and that kept to it. */
export interface Observation {
  operationId: string;
  status: string;
  /** Empty for an answer without a body. */
  mediaType: string;
}

const FOLDER = 'coverage/contract';
const written = new Set<string>();

/** Each kind of answer is written once by each process: coverage asks whether, not how often. */
export function appendObservation(observation: Observation): void {
  const line = JSON.stringify(observation);
  if (written.has(line)) return;
  if (written.size === 0) mkdirSync(FOLDER, { recursive: true });
  written.add(line);
  appendFileSync(join(FOLDER, `${process.pid}.ndjson`), `${line}\n`);
}

export function readObservations(): Observation[] {
  return observationFiles().flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      // Written by `appendObservation` alone.
      .map((line) => JSON.parse(line) as Observation),
  );
}

export function forgetObservations(): void {
  for (const file of observationFiles()) rmSync(join(FOLDER, file));
}

function observationFiles(): string[] {
  mkdirSync(FOLDER, { recursive: true });
  return readdirSync(FOLDER).filter((file) => file.endsWith('.ndjson'));
}
