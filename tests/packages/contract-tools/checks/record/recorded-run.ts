import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Target } from '../../../../../packages/contract-tools/checks/black-box/target.ts';
import type { Entry } from '../../../../../packages/contract-tools/checks/record/entry.ts';
import {
  openRecording,
  type RecordingOptions,
} from '../../../../../packages/contract-tools/checks/record/open-recording.ts';
import { startRecordProxy } from '../../../../../packages/contract-tools/checks/record/record-proxy.ts';

export interface RecordedRun {
  address: string;
  /** The output so far. */
  lines: string[];
  /** Ends the recording and returns the contents of the file. */
  finish(): Promise<{ entries: Entry[]; text: string }>;
}

export type RunOptions = Partial<
  Pick<RecordingOptions, 'format' | 'allowedHeaders' | 'maxBodyBytes' | 'showContent'>
>;

const runs: { folder: string; close: () => Promise<void> }[] = [];

/** A recorder in front of a server, in this process. */
export async function startRun(upstream: string, options: RunOptions = {}): Promise<RecordedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  const lines: string[] = [];
  const format = options.format ?? 'har';
  const path = join(folder, `recording.${format}`);
  const recording = await openRecording({
    ...{ path, format, upstream, mayReplace: false, allowedHeaders: [], maxBodyBytes: 1024 * 1024 },
    ...{ showContent: false, ...options },
    writeLine: (line) => lines.push(line),
  });
  const target = new Target({ url: upstream, timeoutMs: 0 });
  const proxy = await startRecordProxy(target, recording, { host: '127.0.0.1', port: 0 });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= proxy.close());
  runs.push({ folder, close });
  return {
    address: proxy.address,
    lines,
    async finish() {
      await close();
      const text = await readFile(path, 'utf8');
      return { entries: entriesOf(text, format), text };
    },
  };
}

export async function closeRuns(): Promise<void> {
  for (const { folder, close } of runs.splice(0)) {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Parses the entries of a recording, as its readers do. */
export function entriesOf(text: string, format: 'har' | 'ndjson'): Entry[] {
  // Written by the code under test in this form.
  if (format === 'har') return (JSON.parse(text) as { log: { entries: Entry[] } }).log.entries;
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Entry);
}
