import { parentPort } from 'node:worker_threads';
import { planReply } from '../extractive/plan.ts';
import { embedSlice } from './sentence-encoder.ts';
import type { JobAnswer, JobKind, JobMessage, JobOutput } from './protocol.ts';
import { countTokens, truncateToTokens } from './tokens.ts';

async function perform(job: JobMessage): Promise<JobOutput<JobKind>> {
  switch (job.kind) {
    case 'embed':
      return embedSlice(job.input.texts);
    case 'countTokens':
      return { tokens: await countTokens(job.input.text) };
    case 'truncate':
      return truncateToTokens(job.input.text, job.input.maxTokens);
    case 'plan':
      return planReply(job.input.messages);
  }
}

async function answer(job: JobMessage): Promise<JobAnswer> {
  try {
    return { id: job.id, output: await perform(job) };
  } catch (thrown) {
    return { id: job.id, error: thrown instanceof Error ? thrown.message : 'not an Error' };
  }
}

parentPort?.on('message', (job: JobMessage) => {
  // `answer` turns every failure into an answer, so that nothing is left to be caught.
  void answer(job).then((done) => parentPort?.postMessage(done));
});
