import { stat, statfs } from 'node:fs/promises';
import { failure } from '../errors/gateway-error.ts';

/** What other writers of a volume ask before they write to it. */
export interface DiskSpace {
  /** Counts bytes that are about to be written. Throws `service_unavailable` when they would use up the reserve. */
  claim(bytes: number): void;
}

export interface VolumeReader {
  /** Bytes that this process can still write to the folder's volume. */
  freeBytes(folder: string): Promise<number>;
  /** Equal for folders on one volume. */
  volumeOf(folder: string): Promise<number>;
}

const fileSystem: VolumeReader = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async volumeOf(folder) {
    return (await stat(folder)).dev;
  },
};

const UNRESERVED: DiskSpace = { claim: () => undefined };

/**
 * Keeps the last bytes of the ledger's volume for the ledger: uploads, spooled bodies and stored responses are refused before the
 * volume is full. The free space is read by `read`, to be called every second; between two readings what was claimed is subtracted.
 */
export class DiskReserve implements DiskSpace {
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #reader: VolumeReader;
  #freeBytes = Infinity;
  #claimedBytes = 0;

  /** @param folder exists; where the ledger writes */
  constructor(folder: string, reserveBytes: number, reader: VolumeReader = fileSystem) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#reader = reader;
  }

  /** Free bytes of the volume by the last reading; infinite before the first. */
  get freeBytes(): number {
    return this.#freeBytes;
  }

  /** Reads the free space. What was claimed while it was read may be missing from it, and stays subtracted. */
  async read(): Promise<void> {
    const claimedBefore = this.#claimedBytes;
    this.#freeBytes = await this.#reader.freeBytes(this.#folder);
    this.#claimedBytes -= claimedBefore;
  }

  claim(bytes: number): void {
    if (this.#freeBytes - this.#claimedBytes - bytes < this.#reserveBytes) {
      throw failure('service_unavailable', {
        message: 'the service is short of disk space; try again later',
        internal: `the ledger's volume has ${this.#freeBytes} bytes free, ${this.#reserveBytes} are reserved for the ledger`,
        headers: { 'retry-after': '30' },
      });
    }
    this.#claimedBytes += bytes;
  }

  /** This reserve where the folder is on the ledger's volume; on another one nothing is reserved. */
  async for(folder: string): Promise<DiskSpace> {
    const [own, other] = await Promise.all([
      this.#reader.volumeOf(this.#folder),
      this.#reader.volumeOf(folder),
    ]);
    return own === other ? this : UNRESERVED;
  }
}
