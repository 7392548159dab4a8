import { stat, statfs } from 'node:fs/promises';
import { failure } from '../errors/gateway-error.ts';

/** The free space of a volume, as seen by writers other than the ledger. */
export interface DiskSpace {
  /** Counts bytes that are about to be written. Throws `service_unavailable` when too few would remain. */
  claim(bytes: number): void;
}

export interface VolumeReader {
  /** The bytes that this process can still write to the folder's volume. */
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
 * Reserves the last bytes of the ledger's volume for the ledger: uploads, spooled bodies and stored responses are refused before the
 * volume is full. `read`, called every second, reads the free space; between two readings, claimed bytes are subtracted.
 */
export class DiskReserve implements DiskSpace {
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #reader: VolumeReader;
  #freeBytes = Infinity;
  #claimedBytes = 0;

  /** @param folder the existing folder of the ledger */
  constructor(folder: string, reserveBytes: number, reader: VolumeReader = fileSystem) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#reader = reader;
  }

  /** The free bytes at the last reading; infinite before the first. */
  get freeBytes(): number {
    return this.#freeBytes;
  }

  /** Reads the free space. Bytes that are claimed meanwhile stay subtracted, since the reading may not include them. */
  async read(): Promise<void> {
    const claimedBefore = this.#claimedBytes;
    this.#freeBytes = await this.#reader.freeBytes(this.#folder);
    this.#claimedBytes -= claimedBefore;
  }

  claim(bytes: number): void {
    if (this.#freeBytes - this.#claimedBytes - bytes < this.#reserveBytes) {
      throw failure('service_unavailable', {
        message: 'the service has too little disk space; try again later',
        internal: `the ledger's volume has ${this.#freeBytes} bytes free, ${this.#reserveBytes} are reserved for the ledger`,
        headers: { 'retry-after': '30' },
      });
    }
    this.#claimedBytes += bytes;
  }

  /** Returns this reserve if the folder is on the ledger's volume; on other volumes nothing is reserved. */
  async for(folder: string): Promise<DiskSpace> {
    const [own, other] = await Promise.all([
      this.#reader.volumeOf(this.#folder),
      this.#reader.volumeOf(folder),
    ]);
    return own === other ? this : UNRESERVED;
  }
}
