import { serveJobs } from '../workers/serve-jobs.ts';
import type { ImageTextJobs } from './jobs.ts';
import { readView } from './read-view.ts';
import { viewsOf } from './views.ts';

serveJobs<ImageTextJobs>({
  views: (source) => viewsOf(source),
  read: ({ source, view }) => readView(source, view),
});
