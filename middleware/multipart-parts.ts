import { Readable } from 'node:stream';
import { basename } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { bodyChunks, refuseDeclaredLength } from '../bodies/intake.ts';
import type { ByteLease } from '../bodies/byte-bound.ts';
import type { FileHead, MultipartBody, SpooledFile } from '../bodies/multipart-body.ts';
import type { BodyResources, OnRelease } from '../bodies/read-json-body.ts';
import { unparsable } from '../bodies/json-body.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import type { PartRules } from './part-rules.ts';

/** What a multipart body may hold beside its bytes; more is a 400 in the model error shape (design §5, order 4). */
const LIMITS = {
  parts: 200,
  fields: 150,
  files: 50,
  fieldNameSize: 200,
  fieldSize: 32 * 1024 * 1024,
  headerPairs: 32,
};

/** Fields that are arrays are named so by their callers: `timestamp_granularities[]` (wire formats §11.2). */
const ARRAY_SUFFIX = '[]';

/** Gives the chunks of a file part another way to the disk, or the same. */
export type FileTap = (head: FileHead, chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

const NO_TAP: FileTap = (_head, chunks) => chunks;

/**
 * The parts of one multipart body: file parts go to the spool while they are hashed, text parts stay in memory under the
 * process-wide bound. What it holds is given back when the request is over.
 */
export class MultipartParts {
  readonly files: SpooledFile[] = [];
  readonly #fields: [string, string][] = [];
  readonly #resources: BodyResources;
  readonly #rules: PartRules;
  readonly #onRelease: OnRelease;
  readonly #source: MeteredSource;
  readonly #textLease: ByteLease;
  readonly #diskLease: ByteLease;
  #refusal: GatewayError | null = null;
  #textBytes = 0;
  #spooledBytes = 0;

  /** Throws `body_too_large` for a body that says so. */
  constructor(request: IncomingMessage, resources: BodyResources, onRelease: OnRelease, rules: PartRules) {
    refuseDeclaredLength(request, resources.bounds.limitBytes);
    this.#resources = resources;
    this.#rules = rules;
    this.#onRelease = onRelease;
    this.#textLease = resources.memory.lease();
    this.#diskLease = resources.spool.bound.lease();
    onRelease(() => this.#textLease.release());
    onRelease(() => this.#diskLease.release());
    this.#source = new MeteredSource(request, resources);
  }

  /** The names of the text parts so far, in the order of their coming. */
  get fieldNames(): string[] {
    return this.#fields.map(([name]) => name);
  }

  /** Reads all of the body. Throws as `readJsonBody` does, `invalid_multipart` beyond a limit, and `invalid_parameter` by its rules. */
  read(tap = NO_TAP): Promise<void> {
    const storage = this.#storage(tap);
    return parse(this.#source, storage, {
      field: (name, value) => this.#addField(name, value),
      file: (name) => this.#refuse(this.#rules.refuseFile(name)),
    });
  }

  /** What has been read so far. */
  body(): MultipartBody {
    return {
      kind: 'multipart',
      value: fieldValues(this.#fields),
      files: [...this.files],
      lease: this.#diskLease,
    };
  }

  /** Ends the reading; `read` then throws the error. The rest of the body is left to the code that answers the request. */
  stop(error: GatewayError): void {
    this.#source.fail(error);
  }

  #addField(name: string, value: string): void {
    if (this.#refuse(this.#rules.refuseText(name))) return;
    this.#textBytes += name.length + value.length;
    this.#textLease.growTo(this.#textBytes);
    this.#fields.push([name, value]);
  }

  #refuse(refusal: GatewayError | null): boolean {
    if (refusal === null) return false;
    this.#refusal ??= refusal;
    this.stop(refusal);
    return true;
  }

  #storage(tap: FileTap): StorageEngine {
    return {
      _handleFile: (_request, file, done) => {
        const head: FileHead = {
          fieldName: file.fieldname,
          filename: safeFilename(file.originalname),
          mediaType: file.mimetype,
        };
        if (this.#refusal !== null) return done(this.#refusal);
        // Left open on a failure: the parser would take a part that was closed under it for a fault of the caller's.
        const chunks = file.stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
        this.#keep(head, tap(head, chunks)).then(
          (kept) => done(null, { path: kept.path, size: kept.sizeBytes }),
          (error: unknown) => {
            this.#source.fail(error);
            done(error);
          },
        );
      },
      // The spool removes what it could not finish, and the request's release what it could.
      _removeFile: (_request, _file, done) => done(null),
    };
  }

  async #keep(head: FileHead, chunks: AsyncIterable<Buffer>): Promise<SpooledFile> {
    const entry = await this.#resources.spool.write(chunks, this.#diskLease, this.#spooledBytes);
    this.#onRelease(() => void this.#resources.spool.remove(entry.path));
    this.#spooledBytes += entry.sizeBytes;
    const kept = { ...head, ...entry };
    this.files.push(kept);
    return kept;
  }
}

/** The request's body under our own bounds and stall clock, with the headers that multer reads. */
class MeteredSource extends Readable {
  readonly headers: IncomingMessage['headers'];
  readonly #chunks: AsyncGenerator<Buffer>;
  readonly #stop = new AbortController();

  constructor(request: IncomingMessage, resources: BodyResources) {
    super();
    this.headers = request.headers;
    this.#chunks = bodyChunks(request, resources.bounds, this.#stop.signal);
  }

  override _read(): void {
    this.#chunks.next().then(
      (next) => this.push(next.done === true ? null : next.value),
      (error: unknown) => this.fail(error),
    );
  }

  /** Ends the reading of the body: multer, told of a failure in another way, would first read all of the rest. */
  fail(error: unknown): void {
    this.destroy(error instanceof Error ? error : failure('internal_error', { cause: error }));
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // The request is left to the code that answers it, which discards what still comes. A read that is under way is not waited for: of a
    // request that was answered in the middle nothing may come any more, not even its end.
    this.#stop.abort(error);
    this.#chunks.return(undefined).catch(() => undefined);
    done(error);
  }
}

function parse(
  source: MeteredSource,
  storage: StorageEngine,
  parts: { field(name: string, value: string): void; file(name: string): void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = {
      storage,
      limits: LIMITS,
      // The raw names and their order are kept for forwarding; multer's own body folds `name[]` away.
      streamHandler(request: Readable, busboy: NodeJS.WritableStream): void {
        busboy.on('field', (name: string | undefined, value: string) => {
          try {
            if (name !== undefined) parts.field(name, value);
          } catch (error) {
            request.destroy(error instanceof Error ? error : undefined);
          }
        });
        // Before multer, which passes over a file without a name in silence.
        busboy.prependListener('file', (name: string | undefined) => {
          if (name !== undefined) parts.file(name);
        });
        request.pipe(busboy);
      },
    };
    // multer reads nothing of a request but its headers and its stream, and nothing of the response.
    const request = source as unknown as Request;
    multer(options).any()(request, {} as Response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(asBodyFailure(error));
    });
  });
}

function asBodyFailure(error: unknown): Error {
  if (error instanceof GatewayError) return error;
  if (error instanceof MulterError) {
    const limit = error.code.startsWith('LIMIT_');
    if (limit) return failure('invalid_multipart', { param: error.field, cause: error });
  }
  return unparsable('the multipart body is malformed or cut off', error);
}

/** The name alone: no folder of the caller's, and nothing that a header or a terminal would read as its own. */
function safeFilename(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 255);
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean;
}

/** Text parts by name; a name given twice, or one that ends in `[]`, is a list. */
function fieldValues(fields: readonly [string, string][]): Record<string, unknown> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of fields) {
    const before = values.get(name);
    if (before === undefined) values.set(name, name.endsWith(ARRAY_SUFFIX) ? [value] : value);
    else if (Array.isArray(before)) before.push(value);
    else values.set(name, [before, value]);
  }
  return Object.fromEntries(values);
}
