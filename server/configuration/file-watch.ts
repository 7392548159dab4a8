import { stat } from 'node:fs/promises';
import { runPeriodically } from '../periodic.ts';

/** Interval between checks. A change counts when the files were equal in two checks. */
const LOOK_EVERY_MS = 500;

export interface WatchOptions {
  /** Returns the paths to check, which may change. */
  files: () => Iterable<string>;
  changed: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Checks files for changes every half second until it is stopped. It follows links, so that a file that an
 * editor or a ConfigMap of Kubernetes replaces counts as changed. It works on network mounts too, which send no
 * kernel notifications (docs/decisions/0063).
 */
export function watchFiles({ files, changed, onError }: WatchOptions): () => void {
  let known: string | null = null;
  let previous: string | null = null;
  const look = async (): Promise<void> => {
    const { stamp, isNew } = await stateOf(files());
    // A file that changed during the start may have been read before the change.
    known ??= isNew ? '' : stamp;
    const isStable = stamp === previous;
    previous = stamp;
    if (stamp === known || !isStable) return;
    known = stamp;
    await changed();
  };
  return runPeriodically(look, LOOK_EVERY_MS, onError);
}

interface FilesState {
  stamp: string;
  /** Whether a file changed after the process started. */
  isNew: boolean;
}

async function stateOf(paths: Iterable<string>): Promise<FilesState> {
  const states = await Promise.all([...new Set(paths)].sort().map(fileState));
  return { stamp: states.map(({ stamp }) => stamp).join('\n'), isNew: states.some(({ isNew }) => isNew) };
}

async function fileState(path: string): Promise<FilesState> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
    const isNew = Number(ctimeNs / 1_000_000n) > performance.timeOrigin;
    return { stamp: [path, dev, ino, size, mtimeNs, ctimeNs].join(' '), isNew };
  } catch {
    return { stamp: path, isNew: false };
  }
}
