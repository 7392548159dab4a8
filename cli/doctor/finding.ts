/** `warning`: the gateway works, and something may not be as it was meant. */
export type FindingState = 'ok' | 'warning' | 'error';

/** What one check found. */
export interface Finding {
  check: string;
  state: FindingState;
  /** What was found. It names no secret. */
  message: string;
  /** What to do; null where nothing is. */
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
