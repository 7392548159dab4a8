import { serveJobs } from '../workers/serve-jobs.ts';
import { pagesOf } from './count-pages.ts';
import type { PageJobs } from './jobs.ts';

serveJobs<PageJobs>({
  count: async (file) => ({ pages: await pagesOf(file).catch(() => null) }),
});
