import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenOptions, type Store } from '../../storage/open-database.ts';

/** A folder of a test's own, and databases in it that are closed with it. */
export class TemporaryFolder implements AsyncDisposable {
  readonly path: string;
  readonly #stores: Store[] = [];

  private constructor(path: string) {
    this.path = path;
  }

  static async make(): Promise<TemporaryFolder> {
    return new TemporaryFolder(await mkdtemp(join(tmpdir(), 'gateway-test-')));
  }

  get databasePath(): string {
    return join(this.path, 'gateway.sqlite');
  }

  async openStore(options: Partial<OpenOptions> = {}): Promise<Store> {
    const store = await openDatabase({ path: this.databasePath, ...options });
    this.#stores.push(store);
    return store;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
    await rm(this.path, { recursive: true, force: true });
  }
}
