/** The data of an operation for its calls, generated from the contract. */
export interface OperationDescription {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly path: readonly string[];
  readonly query: readonly string[];
  /** Media types of a response that is not a stream. */
  readonly accept: readonly string[];
  readonly multipart: boolean;
  /** Whether a request may have an `Idempotency-Key`, by which a repeated one does nothing more. */
  readonly idempotencyKey?: true;
  /** Whether only a preview is retried: a second response has no secrets of the first. */
  readonly sentOnce?: true;
  readonly stream: StreamDescription | null;
}

export interface StreamDescription {
  /** Body properties that request events. Null when the operation always streams. */
  readonly when: Readonly<Record<string, string | boolean>> | null;
  /** The data after the last event of a complete stream. Null when an event of `lastEvents` is the last. */
  readonly terminator: string | null;
  readonly lastEvents: readonly string[];
  /** Whether such an event may occur several times. */
  readonly repeats: boolean;
}

export interface CallInput {
  readonly parameters?: object | undefined;
  readonly body?: object | undefined;
}

/** Whether a request of the operation is not retried. With `dry_run` it changes nothing. */
export function isSentOnce({ sentOnce }: OperationDescription, { parameters }: CallInput): boolean {
  const { dry_run: isPreview } = { ...parameters } as { dry_run?: unknown };
  return sentOnce === true && isPreview !== true;
}

/** Whether the body requests events. */
export function asksForEvents({ stream }: OperationDescription, body: object | undefined): boolean {
  if (stream === null) return false;
  const { when } = stream;
  if (when === null) return true;
  const given = { ...body } as Record<string, unknown>;
  return Object.entries(when).every(([name, value]) => given[name] === value);
}
