/** Why an engine did not serve a call. The gateway's table of failures has a row of each name. */
export type EngineErrorCode =
  | 'invalid_parameter'
  | 'model_overloaded'
  | 'bad_gateway'
  | 'service_unavailable'
  | 'internal_error';

export interface EngineErrorOptions {
  /** Text for clients. */
  message?: string;
  /** The parameter of the request that is invalid. */
  param?: string;
  /** Text for the log only. */
  internal?: string;
  /** When the call may be repeated. */
  retryAfterSeconds?: number;
}

/** The one error that engines throw. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly publicMessage: string | undefined;
  readonly param: string | undefined;
  readonly internal: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: EngineErrorCode, options: EngineErrorOptions = {}) {
    super(options.internal ?? options.message ?? code);
    this.code = code;
    this.publicMessage = options.message;
    this.param = options.param;
    this.internal = options.internal;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether an engine failed or crashed over this call. */
export function isEngineCrash(thrown: unknown): boolean {
  return thrown instanceof EngineError && thrown.code === 'bad_gateway';
}
