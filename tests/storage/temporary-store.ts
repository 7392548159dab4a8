import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openDatabase,
  type DatabaseLocation,
  type EmbeddedDatabase,
  type Store,
} from '../../storage/open-database.ts';
import { databaseOf, giveDatabase, takeDatabase } from '../../scripts/test-bed/stores.ts';

/** A temporary folder with databases that are closed together with it. */
export class TemporaryFolder implements AsyncDisposable {
  readonly path: string;
  readonly #stores: Store[] = [];

  private constructor(path: string) {
    this.path = path;
  }

  static async make(): Promise<TemporaryFolder> {
    return new TemporaryFolder(await mkdtemp(join(tmpdir(), 'gateway-test-')));
  }

  /** The file of the embedded database. */
  get databasePath(): string {
    return join(this.path, 'gateway.sqlite');
  }

  /** The location of the folder's database: a file in it, or a database on a server (scripts/test-bed/stores.ts). */
  async database(): Promise<DatabaseLocation> {
    await giveDatabase(this.path);
    return databaseOf(this.path);
  }

  async openStore(): Promise<Store> {
    return this.#keep(await openDatabase(await this.database()));
  }

  /** For tests of the embedded database itself. */
  async openEmbedded(options: Partial<EmbeddedDatabase> = {}): Promise<Store> {
    return this.#keep(await openDatabase({ path: this.databasePath, ...options }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
    await takeDatabase(this.path);
    await rm(this.path, { recursive: true, force: true });
  }

  #keep(store: Store): Store {
    this.#stores.push(store);
    return store;
  }
}
