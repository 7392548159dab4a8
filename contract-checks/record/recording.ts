import type { CheckedContract, ContractCheck } from '../contract-check.ts';
import { faultLine, type Entry, type RecordedFault } from './entry.ts';
import type { CapturedExchange, EntrySettings } from './entry-of-exchange.ts';
import type { RecordingFile } from './recording-file.ts';
import type { RequestCheck } from './request-check.ts';

export interface RecordingSettings extends EntrySettings {
  contract: CheckedContract;
  check: ContractCheck;
  requests: RequestCheck;
  file: RecordingFile;
  /** A line for people. */
  writeLine: (line: string) => void;
}

type ReportedExchange = Pick<CapturedExchange, 'operation' | 'request' | 'response'>;

/** What all exchanges of one run share: the contract, the file, and the counts at its end. */
export class Recording {
  readonly contract: CheckedContract;
  readonly check: ContractCheck;
  readonly requests: RequestCheck;
  readonly upstream: string;
  readonly mostBodyBytes: number;
  readonly showContent: boolean;
  readonly file: RecordingFile;
  readonly counts = { exchanges: 0, faults: 0, failures: 0, unchecked: 0 };
  readonly #settings: RecordingSettings;
  readonly #unfinished = new Set<Promise<void>>();

  constructor(settings: RecordingSettings) {
    this.#settings = settings;
    const { contract, check, requests, file, upstream, mostBodyBytes, showContent } = settings;
    this.contract = contract;
    this.check = check;
    this.requests = requests;
    this.file = file;
    this.upstream = upstream;
    this.mostBodyBytes = mostBodyBytes;
    this.showContent = showContent;
  }

  ready(): Promise<void> {
    return this.file.ready();
  }

  /** Prints a fault when it is found. */
  report({ operation, request, response }: ReportedExchange, fault: RecordedFault): void {
    this.counts.faults += 1;
    const name = operation?.operationId ?? `${request.method ?? ''} ${pathOf(request.url)}`;
    const status = response === null ? '' : ` → ${response.statusCode ?? 0}`;
    this.#settings.writeLine(`${name}${status}: ${faultLine(fault, this.showContent)}`);
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

  /** Keeps the file open until an exchange has been written; the function takes the work of doing so. */
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

/** A query may hold anything. */
function pathOf(url = '/'): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 120);
}
