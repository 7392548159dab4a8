import { decodeBase64 } from '../bodies/base64-decoder.ts';
import type { MultipartBody, SpooledFile } from '../bodies/multipart-body.ts';
import type { Spool } from '../bodies/spool.ts';
import type { FileStore } from '../projects/file-store.ts';
import { ChunkParser, type ParserResources } from './chunk-parser.ts';
import { documentSourceOf, type DocumentSource } from './document-source.ts';
import type { FetchSettings } from './fetch-settings.ts';
import { mediaTypeOfFile } from './file-type.ts';
import { invalidDocument } from './invalid-document.ts';

/** A document on disk, for the duration of a request. */
export interface OpenDocument {
  /** Its media type comes from its bytes, not from the client. */
  file: SpooledFile;
  /** The field that named it. */
  param: string;
  /** Removes a copy that was made for the request. */
  release(): Promise<void>;
}

/** Opens the document that a request names, as a file. */
export class DocumentReader {
  readonly #spool: Spool;
  readonly #chunks: ChunkParser;
  readonly #files: Pick<FileStore, 'find' | 'read'>;
  readonly #fetchSettings: FetchSettings;

  constructor(
    resources: ParserResources & { spool: Spool },
    files: Pick<FileStore, 'find' | 'read'>,
    fetchSettings: FetchSettings,
  ) {
    this.#spool = resources.spool;
    this.#chunks = new ChunkParser(resources);
    this.#files = files;
    this.#fetchSettings = fetchSettings;
  }

  /**
   * Throws `invalid_parameter` about the field of a document that is missing, repeated, unreachable, or neither
   * a PDF nor an image; `resource_not_found` for a file that the project does not have; `service_unavailable`
   * beyond the spool's bound.
   */
  async open(body: MultipartBody, projectId: string, signal: AbortSignal): Promise<OpenDocument> {
    const source = await documentSourceOf(body, (text) => this.#chunks.parse(text, projectId));
    const document =
      source.kind === 'upload'
        ? { file: source.file, param: source.param, release: () => Promise.resolve() }
        : await this.#copy(source, projectId, signal);
    try {
      return { ...document, file: await withDetectedType(document.file, source.param) };
    } catch (error) {
      await document.release();
      throw error;
    }
  }

  async #copy(
    source: Exclude<DocumentSource, { kind: 'upload' }>,
    projectId: string,
    signal: AbortSignal,
  ): Promise<OpenDocument> {
    const { filename, chunks } = await this.#content(source, projectId, signal);
    const lease = this.#spool.bound.lease();
    try {
      const entry = await this.#spool.write(chunks, lease);
      return {
        file: { ...entry, fieldName: 'file', filename, mediaType: '' },
        param: source.param,
        release: async () => {
          await this.#spool.remove(entry.path);
          lease.release();
        },
      };
    } catch (error) {
      lease.release();
      throw error;
    }
  }

  async #content(
    source: Exclude<DocumentSource, { kind: 'upload' }>,
    projectId: string,
    signal: AbortSignal,
  ): Promise<{ filename: string; chunks: AsyncIterable<Uint8Array> }> {
    switch (source.kind) {
      case 'base64': {
        const chunks = decodeBase64(source.text, () => invalidDocument(source.param, 'it is not base64'));
        return { filename: 'document', chunks };
      }
      case 'address': {
        // Loaded with the first address.
        const { fetchDocument } = await import('./fetch-document.ts');
        return { filename: 'document', chunks: fetchDocument(source, this.#fetchSettings, signal) };
      }
      case 'stored': {
        const { filename } = await this.#files.find(projectId, source.fileId);
        const { chunks } = await this.#files.read(projectId, source.fileId, signal);
        return { filename, chunks };
      }
    }
  }
}

async function withDetectedType(file: SpooledFile, param: string): Promise<SpooledFile> {
  const mediaType = await mediaTypeOfFile(file.path);
  if (mediaType === null) throw invalidDocument(param, 'it is neither a PDF nor an image');
  return { ...file, mediaType };
}
