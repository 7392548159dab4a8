import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { FinishedFile } from '../blobs.ts';
import { ATTEMPTS, type S3Limits } from './client.ts';
import { isTransient } from './failure.ts';
import { ProgressWatch } from './progress-watch.ts';

const CHUNK_BYTES = 256 * 1024;

/** The name of one object. */
export interface ObjectName {
  Bucket: string;
  Key: string;
}

/** Uploads the file in one request, and retries after transient errors. Throws the client's errors. */
export async function putObject(
  client: S3Client,
  name: ObjectName,
  file: FinishedFile,
  limits: S3Limits,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = AbortSignal.timeout(limits.uploadMs);
  const over = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await putOnce(client, name, file, limits, over);
      return;
    } catch (error) {
      if (over.aborted || attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
    await wait(limits.retryMs * 2 ** (attempt - 1), undefined, { signal: over });
  }
}

async function putOnce(
  client: S3Client,
  name: ObjectName,
  file: FinishedFile,
  limits: S3Limits,
  signal: AbortSignal,
): Promise<void> {
  using watch = new ProgressWatch(limits.idleMs, signal);
  const body = Readable.from(watched(file.path, watch), { objectMode: false });
  const command = new PutObjectCommand({ ...name, Body: body, ContentLength: file.sizeBytes });
  // The store compares the contents with this checksum, and rejects the object if it differs.
  command.middlewareStack.add(
    (next) => (sent) => {
      // The assertion holds: at this step, the request is an HTTP request.
      const request = sent.request as { headers: Record<string, string> };
      request.headers['x-amz-content-sha256'] = file.sha256Hex;
      return next(sent);
    },
    { step: 'build', name: 'sha256-of-the-file' },
  );
  body.once('error', () => watch.fail('an uploaded file could not be read'));
  try {
    await client.send(command, { abortSignal: watch.signal });
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : error;
  } finally {
    body.destroy();
  }
}

async function* watched(path: string, watch: ProgressWatch): AsyncGenerator<Uint8Array> {
  // The assertion is needed because the type allows strings: a stream without an encoding yields buffers.
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    watch.advance();
    yield chunk as Buffer;
  }
  watch.advance();
}
