import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { failure } from '../../errors/gateway-error.ts';
import { IDS_PER_GROUP, type BlobContents, type BlobStore, type FinishedFile } from '../blobs.ts';
import { isUuid } from '../identifiers.ts';
import type { S3Limits } from './client.ts';
import { toStoreFailure, isMissing } from './failure.ts';
import type { S3Location } from './location.ts';
import { ProgressWatch } from './progress-watch.ts';
import { putObject, type ObjectName } from './put-object.ts';

/**
 * Stores blobs as objects of a bucket. An object exists once it has arrived completely and the store has verified its checksum, so
 * there are no partial ones.
 */
export class S3Blobs implements BlobStore {
  readonly #client: S3Client;
  readonly #place: Pick<S3Location, 'bucket' | 'prefix'>;
  readonly #limits: S3Limits;

  constructor(client: S3Client, place: Pick<S3Location, 'bucket' | 'prefix'>, limits: S3Limits) {
    this.#client = client;
    this.#place = place;
    this.#limits = limits;
  }

  async adopt(id: string, file: FinishedFile, signal?: AbortSignal): Promise<void> {
    try {
      const name = this.#name(id);
      await orStoreFailure(() => putObject(this.#client, name, file, this.#limits, signal), signal);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  async read(id: string, signal?: AbortSignal): Promise<BlobContents> {
    const name = this.#name(id);
    const sizeBytes = await orStoreFailure(() => this.#sizeOf(name, signal), signal);
    return { sizeBytes, chunks: this.#chunks(name, signal) };
  }

  async delete(id: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#name(id));
    await orStoreFailure(() => this.#client.send(command, this.#within()));
  }

  async *ids(minAgeMs: number): AsyncIterable<string[]> {
    const { prefix } = this.#place;
    let after: string | undefined;
    do {
      const page = await orStoreFailure(() => this.#page(after));
      const youngest = this.#nowAtStore() - minAgeMs;
      const old = (page.Contents ?? []).filter(
        ({ LastModified }) => LastModified !== undefined && LastModified.getTime() <= youngest,
      );
      const ids = old.map(({ Key }) => Key?.slice(prefix.length + 1) ?? '').filter(isUuid);
      if (ids.length > 0) yield ids;
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }

  close(): void {
    this.#client.destroy();
  }

  #page(after: string | undefined): Promise<ListObjectsV2CommandOutput> {
    const command = new ListObjectsV2Command({
      Bucket: this.#place.bucket,
      Prefix: `${this.#place.prefix}/`,
      MaxKeys: IDS_PER_GROUP,
      ContinuationToken: after,
    });
    return this.#client.send(command, this.#within());
  }

  async #sizeOf(name: ObjectName, signal: AbortSignal | undefined): Promise<number> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(name), this.#within(signal));
      if (ContentLength === undefined) throw new Error('an object without a length');
      return ContentLength;
    } catch (error) {
      if (!isMissing(error)) throw error;
      // The response does not distinguish a missing object from a missing bucket, which is an error of the store.
      await this.#client.send(new HeadBucketCommand({ Bucket: name.Bucket }), this.#within(signal));
      throw failure('resource_not_found');
    }
  }

  async *#chunks(name: ObjectName, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
    using watch = new ProgressWatch(this.#limits.idleMs, signal);
    let body: Readable | undefined;
    try {
      const response = await this.#client.send(new GetObjectCommand(name), { abortSignal: watch.signal });
      if (!(response.Body instanceof Readable)) throw new Error('an object without contents');
      body = response.Body;
      for await (const chunk of body) {
        watch.pause();
        // The assertion is needed because the type allows strings: a stream without an encoding yields buffers.
        yield chunk as Buffer;
        watch.advance();
      }
    } catch (error) {
      throw toStoreFailure(watch.signal.aborted ? watch.signal.reason : error, signal);
    } finally {
      body?.destroy();
    }
  }

  /** The store's time. The client measures the offset of its clock to correct its signatures. */
  #nowAtStore(): number {
    return Date.now() + this.#client.config.systemClockOffset;
  }

  #within(signal?: AbortSignal): { abortSignal: AbortSignal } {
    const deadline = AbortSignal.timeout(this.#limits.responseMs);
    return { abortSignal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]) };
  }

  /** Ids are UUIDs created by the gateway. */
  #name(id: string): ObjectName {
    if (!isUuid(id)) throw new Error('the id of a blob must be a UUID');
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}/${id.toLowerCase()}` };
  }
}

async function orStoreFailure<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStoreFailure(error, signal);
  }
}
