import type { ArrivingPart, FileHead, MultipartBody } from '../../bodies/multipart-body.ts';

/**
 * A file that is forwarded while it arrives, and checked when it is complete. Until then the server has not got the end
 * of its request.
 */
export class CheckedUpload implements ArrivingPart {
  readonly #upload: ArrivingPart;
  readonly #check: () => Promise<void>;
  readonly #refused: () => void;

  /**
   * @param check rejects when the complete file is refused
   * @param refused called when a file is refused that has been forwarded
   */
  constructor(upload: ArrivingPart, check: () => Promise<void>, refused: () => void) {
    this.#upload = upload;
    this.#check = check;
    this.#refused = refused;
  }

  get head(): FileHead {
    return this.#upload.head;
  }

  get isForwarded(): boolean {
    return this.#upload.isForwarded;
  }

  get forwardedBytes(): number {
    return this.#upload.forwardedBytes;
  }

  get superseded(): AbortSignal {
    return this.#upload.superseded;
  }

  async *content(): AsyncGenerator<Uint8Array> {
    yield* this.#upload.content();
    try {
      await this.#check();
    } catch (error) {
      this.#refused();
      throw error;
    }
  }

  async completeBody(): Promise<MultipartBody> {
    const body = await this.#upload.completeBody();
    await this.#check();
    return body;
  }
}
