import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../../storage/identifiers.ts';
import type { BlobStore } from '../../storage/blobs.ts';
import type { S3Limits } from '../../storage/s3/client.ts';
import { parseFilesUrl } from '../../storage/s3/location.ts';
import { openS3Blobs } from '../../storage/s3/open-s3-blobs.ts';

export const BYTES_IN_THE_STORE = 1_000_000;

/** How the store responds to a request for contents or to an upload. */
export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A store in which every object seems to exist. Reads and uploads fail as configured. */
export class CrookedS3 implements AsyncDisposable {
  readonly #server: ReturnType<typeof createServer>;
  /** The number of reads and uploads. */
  count = 0;

  private constructor(misbehave: Misbehaviour) {
    this.#server = createServer((request, response) => {
      request.on('error', () => undefined);
      if (request.method === 'HEAD') {
        response.writeHead(200, { 'content-length': BYTES_IN_THE_STORE }).end();
      } else if (request.url?.includes('list-type=2')) {
        response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
      } else {
        this.count += 1;
        misbehave(request, response);
      }
    });
  }

  static async start(misbehave: Misbehaviour): Promise<CrookedS3> {
    const store = new CrookedS3(misbehave);
    store.#server.listen(0, '127.0.0.1');
    await once(store.#server, 'listening');
    return store;
  }

  open(limits: Partial<S3Limits> = {}): Promise<BlobStore> {
    // A server that listens on a port has an address of this form.
    const { port } = this.#server.address() as AddressInfo;
    return openS3Blobs(parseFilesUrl(`s3://crooked?endpoint=http://127.0.0.1:${port}`), limits);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

/** Reads all bytes of a blob of the store. */
export async function readWhole(blobs: BlobStore, signal?: AbortSignal): Promise<number> {
  let sizeBytes = 0;
  const { chunks } = await blobs.read(newId(), signal);
  for await (const chunk of chunks) sizeBytes += chunk.length;
  return sizeBytes;
}
