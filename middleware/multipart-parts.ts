import type { Readable } from 'node:stream';
import { basename, extname } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { refuseDeclaredLength } from '../bodies/intake.ts';
import type { ByteLease } from '../bodies/byte-bound.ts';
import type { FileHead, MultipartBody, SpooledFile } from '../bodies/multipart-body.ts';
import type { BodyResources, OnRelease } from '../bodies/read-json-body.ts';
import type { SpoolEntry } from '../bodies/spool.ts';
import { unparsable } from '../bodies/json-body.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { MeteredSource } from './metered-source.ts';
import type { PartRules } from './part-rules.ts';

/** Limits of a multipart body besides its size; more is a 400 in the model error shape. */
const LIMITS = {
  parts: 200,
  fields: 150,
  files: 50,
  fieldNameSize: 200,
  fieldSize: 32 * 1024 * 1024,
  headerPairs: 32,
};

/** A chunk of a socket. What the parser holds beyond it counts: the parser keeps all of a text part until the part ends. */
const UNCOUNTED_BYTES = 64 * 1024;

/** The name of a file that comes without one. */
const NAMELESS = 'file';

/** What the parser tells of a file part. */
type PartHead = { filename: string | undefined };

/** Suffix of array fields: `timestamp_granularities[]`. */
const ARRAY_SUFFIX = '[]';

/** Wraps the chunks of a file part on their way to disk. */
export type FileTap = (head: FileHead, chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

type FileStored = (error?: unknown, info?: Partial<Express.Multer.File>) => void;

/**
 * Reads the parts of one multipart body: file parts are hashed and written to the spool, text parts stay in
 * memory under the process-wide bound. Everything is released when the request is over.
 */
export class MultipartParts implements StorageEngine {
  /** The files in the order of the form. Null while a file is written: a short file may be on disk before a long one that began earlier. */
  readonly #files: (SpooledFile | null)[] = [];
  readonly #fields: [string, string][] = [];
  readonly #resources: BodyResources;
  readonly #rules: PartRules;
  readonly #onRelease: OnRelease;
  readonly #source: MeteredSource;
  readonly #textLease: ByteLease;
  readonly #diskLease: ByteLease;
  /** What the parser has received since it last passed on a text or a piece of a file. */
  readonly #parserLease: ByteLease;
  #parserBytes = 0;
  #refusal: GatewayError | null = null;
  #tap: FileTap | null = null;
  #textBytes = 0;
  #spooledBytes = 0;

  /** Throws `body_too_large` when the declared length exceeds the limit. */
  constructor(request: IncomingMessage, resources: BodyResources, onRelease: OnRelease, rules: PartRules) {
    refuseDeclaredLength(request, resources.bounds.limitBytes);
    this.#resources = resources;
    this.#rules = rules;
    this.#onRelease = onRelease;
    this.#textLease = resources.memory.lease(resources.owner);
    this.#diskLease = resources.disk.lease(resources.owner);
    this.#parserLease = resources.memory.lease(resources.owner);
    for (const lease of [this.#textLease, this.#diskLease, this.#parserLease]) onRelease(lease.release);
    this.#source = new MeteredSource(request, resources, onRelease, (sizeBytes) => {
      this.#parserBytes += sizeBytes;
      this.#parserLease.growTo(this.#parserBytes - UNCOUNTED_BYTES);
    });
  }

  /** Whether a file has begun and is not yet complete on disk. */
  get isWriting(): boolean {
    return this.#files.includes(null);
  }

  /** The names of the text parts so far, in order. */
  get fieldNames(): string[] {
    return this.#fields.map(([name]) => name);
  }

  /**
   * Reads the body. Throws as `readJsonBody`, `invalid_multipart` beyond a limit, and `invalid_parameter` for a
   * part that the rules refuse.
   */
  read(tap: FileTap | null = null): Promise<void> {
    this.#tap = tap;
    return parse(this.#source, this);
  }

  /** Returns the parts that have been read so far. */
  body(): MultipartBody {
    return {
      kind: 'multipart',
      value: fieldValues(this.#fields),
      files: this.#files.filter((file) => file !== null),
      lease: this.#diskLease,
    };
  }

  /**
   * Stops reading; `read` then throws the error. The code that sends the response discards the rest of the
   * body.
   */
  stop(error: GatewayError): void {
    this.#source.fail(error);
  }

  /** Keeps a text part. */
  field(name: string, value: string): void {
    this.#passedOn();
    const refusal = this.#rules.refuseText(name);
    if (refusal !== null) return this.#refuse(refusal);
    this.#textBytes += name.length + value.length;
    this.#textLease.growTo(this.#textBytes);
    this.#fields.push([name, value]);
  }

  /** Called when a file part begins, before its contents are stored. */
  file(name: string): void {
    const refusal = this.#rules.refuseFile(name);
    if (refusal !== null) this.#refuse(refusal);
  }

  #passedOn(): void {
    this.#parserBytes = 0;
    this.#parserLease.shrinkTo(0);
  }

  #refuse(refusal: GatewayError): void {
    this.#refusal ??= refusal;
    this.stop(refusal);
  }

  /** For multer: stores a file part. */
  _handleFile(_request: unknown, file: Express.Multer.File, done: FileStored): void {
    void this.#store(file, done);
  }

  async #store(
    { fieldname: fieldName, originalname, mimetype: mediaType, stream }: Express.Multer.File,
    done: FileStored,
  ): Promise<void> {
    if (this.#refusal !== null) return done(this.#refusal);
    const head: FileHead = { fieldName, filename: safeFilename(originalname), mediaType };
    // Left open on a failure: the parser would report a closed part as an error of the client.
    const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    // Before the file counts as one that is being written.
    const tapped = this.#tap === null ? chunks : this.#tap(head, chunks);
    const place = this.#files.push(null) - 1;
    let entry: SpoolEntry;
    try {
      entry = await this.#resources.spool.write(tapped, this.#leaseOfFile());
    } catch (error) {
      this.#source.fail(error);
      return done(error);
    }
    const { path, sizeBytes } = entry;
    this.#onRelease(() => void this.#resources.spool.remove(path));
    this.#files[place] = { ...head, ...entry };
    done(null, { path, size: sizeBytes });
  }

  /** For multer: the spool removes incomplete files, and the request's release removes complete ones. */
  _removeFile(_request: unknown, _file: unknown, done: (error: Error | null) => void): void {
    done(null);
  }

  /** Counts one file to what all files of the form hold on disk. */
  #leaseOfFile(): Pick<ByteLease, 'growTo'> {
    let fileBytes = 0;
    return {
      growTo: (bytes) => {
        this.#passedOn();
        this.#spooledBytes += bytes - fileBytes;
        fileBytes = bytes;
        this.#diskLease.growTo(this.#spooledBytes);
      },
    };
  }
}

function parse(source: MeteredSource, parts: MultipartParts): Promise<void> {
  return new Promise((resolve, reject) => {
    let isRead = false;
    const options = {
      storage: parts,
      limits: LIMITS,
      // RFC 7578, section 5.1, and what browsers, curl and HTTP libraries write.
      defParamCharset: 'utf8',
      // The raw names and their order are kept for forwarding; multer's own body drops `[]` from `name[]`.
      streamHandler(request: Readable, busboy: NodeJS.WritableStream): void {
        isRead = true;
        // busboy parses the rest of a chunk after the end of the form, and then waits for ever for the end of a file
        // in it. It tells nobody else that the form is over.
        const refuseLate = (): void => void request.destroy(unparsable('it has parts after its end'));
        busboy.on('field', (name: string | undefined, value: string) => {
          try {
            if (Reflect.get(busboy, '_complete') === true) refuseLate();
            else if (name !== undefined) parts.field(name, value);
          } catch (error) {
            request.destroy(error instanceof Error ? error : undefined);
          }
        });
        // Runs before multer, which ignores a part without a name, and a file without a name of its own.
        busboy.prependListener('file', (name: string | undefined, _content: Readable, head: PartHead) => {
          head.filename ||= NAMELESS;
          if (Reflect.get(busboy, '_complete') === true) refuseLate();
          else if (name !== undefined) parts.file(name);
        });
        request.pipe(busboy);
      },
    };
    // multer reads only the headers and the stream of a request, and nothing of the response.
    const request = source as unknown as Request;
    multer(options).any()(request, {} as Response, (error: unknown) => {
      if (error !== undefined && error !== null) reject(asBodyFailure(error));
      // multer ignores a request without a body, and a Content-Type that it cannot parse.
      else if (isRead) resolve();
      else reject(unparsable('it is not a multipart body with a boundary'));
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

const MAX_NAME_CHARACTERS = 255;
const MAX_EXTENSION_CHARACTERS = 32;

/** Returns the file name without folders and control characters. A long name is shortened before its extension. */
function safeFilename(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '');
  if (clean === '' || clean === '.' || clean === '..') return NAMELESS;
  if (clean.length <= MAX_NAME_CHARACTERS) return clean;
  const extension = extname(clean);
  const kept = extension.length <= MAX_EXTENSION_CHARACTERS ? extension : '';
  // The cut may divide a character of two units.
  const start = clean.slice(0, MAX_NAME_CHARACTERS - kept.length).replace(/[\ud800-\udbff]$/, '');
  return start + kept;
}

/** Returns the text parts by name. A name that is repeated or ends in `[]` is a list. */
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
