import { readLine, readNamedFile, type ReadFile } from './backend-files.ts';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import type { TagFiles } from './tags.ts';

const SHORTEST_KEY = 16;

/** Headers with a secret, which a tag would show to all who read usage. */
const SECRET_HEADERS = new Set(['authorization', 'x-api-key', 'proxy-authorization', 'cookie']);

/** Reads the files of the keys that hash users, by the name of the tag, and reports tags that cannot be used. */
export async function checkTags(document: LocatedDocument, readFile: ReadFile): Promise<TagFiles> {
  const files = new Map<string, string>();
  const tags = mappingIn(document.data, 'tags');
  for (const name of Object.keys(tags)) {
    const { header, metadata, user_key: key } = mappingIn(tags, name);
    if (typeof header === 'string' && SECRET_HEADERS.has(header.toLowerCase()))
      document.report(pointerOf('tags', name, 'header'), 'value', 'this header has a key, which is no tag');
    if (metadata === 'user_id')
      document.report(
        pointerOf('tags', name, 'metadata'),
        'value',
        'this names a person',
        "a tag with 'user_key' has it, hashed",
      );
    const { file } = mappingIn(key);
    const at = pointerOf('tags', name, 'user_key');
    if (typeof file === 'string') {
      const text = await readNamedFile(document, readFile, `${at}/file`, file, readLine);
      if (text !== undefined) files.set(name, text);
    }
    const secret = files.get(name) ?? key;
    if (typeof secret === 'string' && secret.length < SHORTEST_KEY)
      document.report(at, 'value', `a key has at least ${SHORTEST_KEY} characters`);
  }
  return files;
}
