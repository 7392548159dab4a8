import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { signIns } from '../api/session.ts';

export interface Resource<Value> {
  /** What was loaded last; it stays while it is loaded again. Null: nothing yet. */
  value: Value | null;
  /** Null: the last attempt succeeded. */
  error: unknown;
  isLoading: boolean;
  reload: () => void;
}

/**
 * Loads what a page shows, and again when the inputs change or someone signs in.
 *
 * @param everyMs how often it is loaded again while the page is visible; absent: never
 */
export function useResource<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  inputs: readonly unknown[],
  everyMs?: number,
): Resource<Value> {
  const [state, setState] = useState<{ value: Value | null; error: unknown; isLoading: boolean }>({
    value: null,
    error: null,
    isLoading: true,
  });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(() => setRound((number) => number + 1), []);
  useEffect(() => {
    const controller = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    latest.current(controller.signal).then(
      (value) => !controller.signal.aborted && setState({ value, error: null, isLoading: false }),
      (error: unknown) =>
        !controller.signal.aborted &&
        setState((before) => ({ value: before.value, error, isLoading: false })),
    );
    return () => controller.abort();
  }, [...inputs, round, signIns.value]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);
  return { ...state, reload };
}
