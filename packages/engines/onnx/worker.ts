import { serveJobs } from '../workers/serve-jobs.ts';
import { classifySlice } from './classify.ts';
import { embedSlice } from './embed.ts';
import type { OnnxJobs, OnnxModelFiles } from './jobs.ts';
import type { LoadedModel } from './loaded-model.ts';
import { ModelCache } from './model-cache.ts';

const models = new ModelCache();

/** The errors of WebAssembly traps and of failed memory allocations. */
const CRASHES = new Set(['RuntimeError', 'RangeError']);

/**
 * Runs a job on a model. After a trap the runtime's memory is in an unknown state, so the worker stops and the next job
 * starts another.
 */
async function withModel<Result>(
  files: OnnxModelFiles,
  use: (model: LoadedModel) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(await models.load(files));
  } catch (thrown) {
    if (thrown instanceof Error && CRASHES.has(thrown.name)) process.exit(1);
    throw thrown;
  }
}

serveJobs<OnnxJobs>({
  embed: ({ files, texts }) => withModel(files, (model) => embedSlice(model, texts)),
  classify: ({ files, inputs, maxPairTokens }) =>
    withModel(files, (model) => classifySlice(model, inputs, maxPairTokens)),
});
