const REDACTED = '[redacted]';

/** A string that is never shown by accident: JSON, string conversion and `util.inspect` return `[redacted]`. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** Returns the string, for use in a header or a connection. */
  reveal(): string {
    return this.#value;
  }

  toJSON(): string {
    return REDACTED;
  }

  toString(): string {
    return REDACTED;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}

const CREDENTIAL_NAME = /auth|key|token|secret|cookie|password|signature/i;

/** Whether the value of a header with this name is a secret. */
export function isCredentialName(header: string): boolean {
  return CREDENTIAL_NAME.test(header);
}
