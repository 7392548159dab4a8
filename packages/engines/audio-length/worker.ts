import { serveJobs } from '../workers/serve-jobs.ts';
import type { AudioLengthJobs } from './jobs.ts';
import { secondsOfAudio } from './length-of-audio.ts';

serveJobs<AudioLengthJobs>({
  read: ({ path }) => {
    try {
      return { seconds: secondsOfAudio(path) };
    } catch {
      return { seconds: null };
    }
  },
});
