import { readLine, readNamedFile, type ReadFile } from './backend-files.ts';
import { SECRET_KEYS, type AlertFiles } from './alerts.ts';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

const SHORTEST_SECRET = 16;

/** Reads the files of all targets of alerts, by the name of the target, and reports what a target cannot use. */
export async function checkAlerts(
  document: LocatedDocument,
  readFile: ReadFile,
): Promise<Map<string, AlertFiles>> {
  const files = new Map<string, AlertFiles>();
  const targets = mappingIn(mappingIn(document.data, 'alerts'), 'targets');
  for (const name of Object.keys(targets)) {
    const target = mappingIn(targets, name);
    const contents: Partial<Record<(typeof SECRET_KEYS)[number], string>> = {};
    for (const key of SECRET_KEYS) {
      const { file } = mappingIn(target[key]);
      const at = pointerOf('alerts', 'targets', name, key);
      if (typeof file === 'string') {
        const text = await readNamedFile(document, readFile, `${at}/file`, file, readLine);
        if (text !== undefined) contents[key] = text;
      }
      const value = contents[key] ?? target[key];
      if (key === 'url') checkAddress(document, at, value);
      if (key === 'secret' && typeof value === 'string' && value.length < SHORTEST_SECRET)
        document.report(at, 'value', `a secret has at least ${SHORTEST_SECRET} characters`);
    }
    files.set(name, contents);
  }
  return files;
}

function checkAddress(document: LocatedDocument, at: string, address: unknown): void {
  if (typeof address !== 'string') return;
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    document.report(at, 'value', 'this is not an http or https address');
  } else if (url.username !== '' || url.password !== '') {
    document.report(at, 'value', 'an address has no user name and no password here');
  }
}
