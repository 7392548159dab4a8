/** Runs the work now and then again and again, each run after the one before has ended. Returns the way to stop that. */
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
      // A store that was closed under the last run is no news.
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
