import type { Environment } from '../catalogue/environment.ts';
import { loadWithFiles, type LoadedCatalogue } from '../catalogue/load.ts';
import type { Catalogue } from '../catalogue/model.ts';
import type { CommandHost } from '../packages/contract-tools/index.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { openDatabase, type Store } from '../storage/open-database.ts';
import { CommandFailure } from './command-failure.ts';
import { requireOwnDatabase } from './database-owner.ts';
import { formatJson, formatTable, type TableRow } from './output/output.ts';
import { startProgress, type Progress } from './output/progress.ts';

export interface CommandInput {
  environment: Environment;
  writeOut: (text: string) => void;
  writeError: (text: string) => void;
  /** Whether `writeError` writes to a terminal. */
  isTerminal?: boolean;
}

/** Settings, stores and output of a command. */
export class CommandContext {
  readonly #input: CommandInput;

  constructor(input: CommandInput) {
    this.#input = input;
  }

  get environment(): Environment {
    return this.#input.environment;
  }

  /** Read when a command runs, so that `--help` works with invalid settings. */
  settings(): Settings {
    return readSettings(this.#input.environment);
  }

  async catalogue(): Promise<Catalogue> {
    return (await this.loaded()).catalogue;
  }

  loaded(): Promise<LoadedCatalogue> {
    const { configurationPath, configurationRequired } = this.settings();
    const { environment } = this.#input;
    return loadWithFiles({ path: configurationPath, environment, required: configurationRequired });
  }

  /** Opens the database, runs the work and closes the database. */
  async withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const settings = this.settings();
    await requireOwnDatabase(settings);
    const store = await openDatabase(settings.database);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Writes values as JSON, or as a table. */
  list<Value>(
    values: readonly Value[],
    json: boolean,
    headings: readonly string[],
    rowOf: (value: Value) => TableRow,
  ): void {
    this.write(json ? formatJson(values) : formatTable(headings, values.map(rowOf)));
  }

  write(text: string): void {
    this.#input.writeOut(text);
  }

  /** Shows the progress of long work, on a terminal only. */
  progress(label: string, total: number): Progress {
    return startProgress(this.#input.isTerminal === true ? this.#input.writeError : null, label, total);
  }

  /** The part of the context for commands that need neither settings nor stores. */
  host(): CommandHost {
    return {
      ...this.#input,
      failure: (message) => new CommandFailure(message),
      progress: (label, total) => this.progress(label, total),
    };
  }

  /** Writes a note to standard error, so that it is not part of the output that scripts read. */
  note(text: string): void {
    this.#input.writeError(`${text}\n`);
  }
}
