import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../storage/identifiers.ts';
import { readLatePosting, writeLatePosting, type LatePosting } from './settlement-text.ts';

const OPEN_SUFFIX = '.open';
const FULL_SUFFIX = '.full';

/**
 * What could not be posted, in files of this machine until it can be (design §7). A line is there once `add` has resolved,
 * whatever happens to the process; a file is forgotten only when all of it was posted, and posting twice changes nothing.
 */
export class Spill {
  readonly #directory: string;
  /** Written to; its suffix changes when it is to be read. */
  #name: string | null = null;
  #writing: Promise<void> = Promise.resolve();
  #hasFiles = true;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Whether there may be anything to post. */
  get isEmpty(): boolean {
    return !this.#hasFiles && this.#name === null;
  }

  /** Throws when the disk does not take it. */
  add(posting: LatePosting): Promise<void> {
    const written = this.#writing.then(() => this.#append(writeLatePosting(posting)));
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Hands over all that was spilled, by this process and by those before it, and forgets what was posted. */
  async replay(postAll: (postings: LatePosting[]) => Promise<void>): Promise<void> {
    if (this.isEmpty) return;
    await this.#closeOpenFile();
    const names = await this.#names();
    this.#hasFiles = names.length > 0;
    for (const name of names) {
      const path = join(this.#directory, name);
      const lines = (await readFile(path, 'utf8')).split('\n');
      await postAll(lines.flatMap((line) => readLatePosting(line) ?? []));
      await rm(path, { force: true });
    }
    this.#hasFiles = false;
  }

  async #append(line: string): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    this.#name ??= newId();
    const file = await open(join(this.#directory, this.#name + OPEN_SUFFIX), 'a', 0o600);
    try {
      await file.appendFile(line);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Later lines go into a file of their own. */
  async #closeOpenFile(): Promise<void> {
    const closed = this.#writing.then(async () => {
      const name = this.#name;
      if (name === null) return;
      this.#name = null;
      this.#hasFiles = true;
      await rename(join(this.#directory, name + OPEN_SUFFIX), join(this.#directory, name + FULL_SUFFIX));
    });
    this.#writing = closed.catch(() => undefined);
    await closed;
  }

  /**
   * A file that a process left open when it died is taken too: its own process would have closed it. The one that this process has
   * begun since is not: a line may come between the reading of it and its end.
   */
  async #names(): Promise<string[]> {
    const all = await readdir(this.#directory).catch(() => []);
    const own = this.#name === null ? null : this.#name + OPEN_SUFFIX;
    return all.filter((name) => name !== own && (name.endsWith(FULL_SUFFIX) || name.endsWith(OPEN_SUFFIX)));
  }
}
