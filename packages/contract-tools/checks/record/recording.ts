import type { CheckedContract, ContractCheck } from '../contract-check.ts';
import { findingLine, type Entry, type RecordedFinding } from './entry.ts';
import type { CapturedExchange, EntrySettings } from './entry-of-exchange.ts';
import type { RecordingFile } from './recording-file.ts';
import type { RequestCheck } from './request-check.ts';

export interface RecordingSettings extends EntrySettings {
  contract: CheckedContract;
  check: ContractCheck;
  requests: RequestCheck;
  file: RecordingFile;
  /** Writes a line for people. */
  writeLine: (line: string) => void;
}

type ReportedExchange = Pick<CapturedExchange, 'operation' | 'request' | 'response'>;

/** The state that all exchanges of a run share: the contract, the file and the counts. */
export class Recording {
  readonly contract: CheckedContract;
  readonly check: ContractCheck;
  readonly requests: RequestCheck;
  readonly upstream: string;
  readonly maxBodyBytes: number;
  readonly showContent: boolean;
  readonly file: RecordingFile;
  readonly counts = { exchanges: 0, findings: 0, failures: 0, unchecked: 0 };
  readonly #settings: RecordingSettings;
  readonly #unfinished = new Set<Promise<void>>();

  constructor(settings: RecordingSettings) {
    this.#settings = settings;
    const { contract, check, requests, file, upstream, maxBodyBytes, showContent } = settings;
    this.contract = contract;
    this.check = check;
    this.requests = requests;
    this.file = file;
    this.upstream = upstream;
    this.maxBodyBytes = maxBodyBytes;
    this.showContent = showContent;
  }

  ready(): Promise<void> {
    return this.file.ready();
  }

  /** Prints a finding at once. */
  report({ operation, request, response }: ReportedExchange, finding: RecordedFinding): void {
    this.counts.findings += 1;
    const name = operation?.operationId ?? `${request.method ?? ''} ${pathOf(request.url)}`;
    const status = response === null ? '' : ` → ${response.statusCode ?? 0}`;
    this.#settings.writeLine(`${name}${status}: ${findingLine(finding, this.showContent)}`);
  }

  write(entry: Entry, failure: string): void {
    this.counts.exchanges += 1;
    this.counts.unchecked += entry._unchecked?.length ?? 0;
    if (failure !== '') {
      this.counts.failures += 1;
      this.#settings.writeLine(`${entry._operation ?? entry.request.method}: no response: ${failure}`);
    }
    this.file.write(entry);
  }

  /** Keeps the file open until an exchange is written. */
  open(): (work: Promise<void>) => void {
    let settle: (work: Promise<void>) => void = () => undefined;
    const work = new Promise<void>((resolve) => (settle = resolve));
    const settled = work
      .catch((error: unknown) =>
        this.#settings.writeLine(`an exchange could not be recorded: ${String(error)}`),
      )
      .finally(() => this.#unfinished.delete(settled));
    this.#unfinished.add(settled);
    return settle;
  }

  async close(): Promise<void> {
    while (this.#unfinished.size > 0) await Promise.all(this.#unfinished);
    await this.file.close();
  }
}

/** Removes the query, which may have content. */
function pathOf(url = '/'): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 120);
}
