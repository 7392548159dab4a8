/** `warning`: the gateway works, but the operator should check something. */
export type FindingState = 'ok' | 'warning' | 'error';

/** What one check found. */
export interface Finding {
  check: string;
  state: FindingState;
  /** The result. It contains no secrets. */
  message: string;
  /** What to do; null: nothing. */
  advice: string | null;
}

export function ok(check: string, message: string): Finding {
  return { check, state: 'ok', message, advice: null };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, state: 'warning', message, advice };
}

export function error(check: string, message: string, advice: string): Finding {
  return { check, state: 'error', message, advice };
}
