import type { Logger } from 'pino';

/** Writes log lines that name the request. */
export interface CallLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Makes the logger of one request when it is first used: most requests write only their last line. */
export class RequestLog implements CallLog {
  readonly #parent: Logger;
  readonly #requestId: string;
  #made: Logger | null = null;

  constructor(parent: Logger, requestId: string) {
    this.#parent = parent;
    this.#requestId = requestId;
  }

  error(fields: object, message: string): void {
    this.#logger.error(fields, message);
  }

  warn(fields: object, message: string): void {
    this.#logger.warn(fields, message);
  }

  info(fields: object, message: string): void {
    this.#logger.info(fields, message);
  }

  get #logger(): Logger {
    this.#made ??= this.#parent.child({ request_id: this.#requestId });
    return this.#made;
  }
}
