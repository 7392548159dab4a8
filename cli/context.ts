import type { Environment } from '../catalogue/environment.ts';
import { loadWithFiles, type LoadedCatalogue, type LoadOptions } from '../catalogue/load.ts';
import type { Catalogue } from '../catalogue/model.ts';
import type { CommandHost } from '../packages/contract-tools/index.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { openDatabase, type Store } from '../storage/open-database.ts';
import { CommandFailure } from './command-failure.ts';
import { requireOwnDatabase } from './database-owner.ts';
import { CommandOutput } from './output/command-output.ts';

/** Settings, stores and output of a command that works on a machine of the gateway only. */
export class CommandContext extends CommandOutput {
  get environment(): Environment {
    return this.input.environment;
  }

  /** Read when a command runs, so that `--help` works with invalid settings. */
  settings(): Settings {
    return readSettings(this.input.environment);
  }

  async catalogue(): Promise<Catalogue> {
    return (await this.loaded()).catalogue;
  }

  loaded(options: Pick<LoadOptions, 'replaced'> = {}): Promise<LoadedCatalogue> {
    const { configurationPath: path, configurationRequired: required } = this.settings();
    return loadWithFiles({ path, environment: this.input.environment, required, ...options });
  }

  /** Opens the database. */
  async openStore(): Promise<Store> {
    const settings = this.settings();
    await requireOwnDatabase(settings);
    return openDatabase(settings.database);
  }

  /** Opens the database, runs the work and closes the database. */
  async withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await this.openStore();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** The part of the context for commands that need neither settings nor stores. */
  host(): CommandHost {
    return {
      ...this.input,
      failure: (message) => new CommandFailure(message),
      progress: (label, total) => this.progress(label, total),
    };
  }
}
