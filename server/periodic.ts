/**
 * Runs the work now and then repeatedly, each run after the previous one has ended. Returns a function that
 * stops it.
 */
export function runPeriodically(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // The last run may fail because its store was closed.
      if (!stopped) onError(error);
    }
    if (!stopped) timer = setTimeout(() => void run(), everyMs).unref();
  };
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
