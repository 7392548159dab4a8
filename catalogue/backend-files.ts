import { X509Certificate } from 'node:crypto';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { OperatorFileError } from './operator-file.ts';
import { checkServiceAccount } from './service-account.ts';

/** The keys of a backend that name files. */
const KEYS = ['ca_file', 'credentials_file'] as const;

type FileKey = (typeof KEYS)[number];

/** The contents of a backend's files, by the key that names them. */
export type BackendFiles = Readonly<Partial<Record<FileKey, string>>>;

/** What each file must be, and how it is checked. */
const FORMS: Readonly<Record<FileKey, { problem: string; check(text: string): void }>> = {
  ca_file: {
    problem: 'no certificate in PEM can be read from this file',
    check: (text) => void new X509Certificate(text),
  },
  credentials_file: {
    problem:
      'this file is not the key of a service account; name other credentials of Google in GOOGLE_APPLICATION_CREDENTIALS',
    check: checkServiceAccount,
  },
};

/** Reads the files of all backends, by the name of the backend, and reports those that cannot be used. */
export async function readBackendFiles(
  document: LocatedDocument,
  read: (name: string) => Promise<string>,
): Promise<Map<string, BackendFiles>> {
  const files = new Map<string, BackendFiles>();
  const backends = mappingIn(document.data, 'backends');
  for (const name of Object.keys(backends)) {
    const contents: Partial<Record<FileKey, string>> = {};
    for (const key of KEYS) {
      const file = mappingIn(backends, name)[key];
      if (typeof file !== 'string') continue;
      try {
        const text = await read(file);
        FORMS[key].check(text);
        contents[key] = text;
      } catch (thrown) {
        const message =
          thrown instanceof OperatorFileError ? `this file ${thrown.message}` : FORMS[key].problem;
        document.report(pointerOf('backends', name, key), 'value', message);
      }
    }
    files.set(name, contents);
  }
  return files;
}
