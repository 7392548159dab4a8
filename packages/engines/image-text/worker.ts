import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BoundedCache } from '../bounded-cache.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import { MAX_REMEMBERED_CHARACTERS } from './bounds.ts';
import type { ImageSource, ImageTextJobs } from './jobs.ts';
import { readView } from './read-view.ts';
import { viewsOf } from './views.ts';

/** The recent texts by image and view. A client sends the images of a conversation again with each turn. */
const remembered = new BoundedCache<string>(MAX_REMEMBERED_CHARACTERS);

/** Returns the bytes of an image in unshared memory, because decoders do not read shared memory. */
function contentOf(source: ImageSource): Promise<Buffer> {
  return 'bytes' in source ? Promise.resolve(Buffer.from(source.bytes)) : readFile(source.path);
}

serveJobs<ImageTextJobs>({
  async views(source) {
    const content = await contentOf(source);
    const views = await viewsOf(content);
    return 'refused' in views
      ? views
      : { digest: createHash('sha256').update(content).digest('base64'), views };
  },
  async read({ source, digest, view }) {
    const key = `${digest} ${JSON.stringify(view)}`;
    const known = remembered.get(key);
    if (known !== undefined) return { text: known };
    const found = await readView(await contentOf(source), view);
    if ('text' in found) remembered.set(key, found.text, key.length + found.text.length);
    return found;
  },
});
