import { parentPort } from 'node:worker_threads';
import type { JobAnswer, JobMessage, JobTable } from './jobs.ts';

/** One function for each job of a worker. */
export type JobHandlers<Jobs extends JobTable<Jobs>> = {
  [Kind in keyof Jobs]: (input: Jobs[Kind]['input']) => Jobs[Kind]['output'] | Promise<Jobs[Kind]['output']>;
};

/** Answers the jobs that the gateway sends to this worker thread, one at a time. The last call of a worker's entry. */
export function serveJobs<Jobs extends JobTable<Jobs>>(handlers: JobHandlers<Jobs>): void {
  const byKind = new Map<string, (input: never) => unknown>(Object.entries(handlers));
  parentPort?.on('message', (job: JobMessage) => {
    // `answer` turns every failure into an answer, so that nothing is left to be caught.
    void answer(byKind.get(job.kind), job).then((done) => parentPort?.postMessage(done));
  });
}

async function answer(
  handler: ((input: never) => unknown) | undefined,
  { id, kind, input }: JobMessage,
): Promise<JobAnswer> {
  if (handler === undefined) return { id, error: `this worker has no job ${kind}` };
  try {
    // Both threads share the table of jobs, so that the input is of the handler's type.
    return { id, output: await handler(input as never) };
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? thrown.message : 'not an Error' };
  }
}
