import { useState } from 'preact/hooks';

export interface Change {
  isRunning: boolean;
  /** Why the last attempt failed; null: it did not. */
  error: unknown;
  /** Returns whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Makes a change. What failed is kept, beside what was typed. */
export function useChange(): Change {
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({
    isRunning: false,
    error: null,
  });
  return {
    ...state,
    async run(work) {
      setState({ isRunning: true, error: null });
      try {
        await work();
        setState({ isRunning: false, error: null });
        return true;
      } catch (error) {
        setState({ isRunning: false, error });
        return false;
      }
    },
  };
}
