import { parentPort } from 'node:worker_threads';
import type { JobResult, JobMessage, JobTable } from './jobs.ts';

/** One function for each job of a worker. */
export type JobHandlers<Jobs extends JobTable<Jobs>> = {
  [Kind in keyof Jobs]: (input: Jobs[Kind]['input']) => Jobs[Kind]['output'] | Promise<Jobs[Kind]['output']>;
};

/** Handles the jobs that the gateway sends to this worker thread. A worker's entry module calls it last. */
export function serveJobs<Jobs extends JobTable<Jobs>>(handlers: JobHandlers<Jobs>): void {
  const byKind = new Map<string, (input: never) => unknown>(Object.entries(handlers));
  parentPort?.on('message', (job: JobMessage) => {
    // `handle` never rejects: it returns a failure as a result.
    void handle(byKind.get(job.kind), job).then((done) => parentPort?.postMessage(done));
  });
}

async function handle(
  handler: ((input: never) => unknown) | undefined,
  { id, kind, input }: JobMessage,
): Promise<JobResult> {
  if (handler === undefined) return { id, error: `this worker has no job ${kind}` };
  try {
    // Both threads share the table of jobs, so the input has the handler's type.
    return { id, output: await handler(input as never) };
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? thrown.message : 'not an Error' };
  }
}
