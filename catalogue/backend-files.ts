import { X509Certificate } from 'node:crypto';
import { withoutLineEnd } from './environment.ts';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { OperatorFileError, type OperatorFile } from './operator-file.ts';
import { checkServiceAccount } from './service-account.ts';

/** The keys of a backend that name files. `api_key` does with `file` below it. */
const KEYS = ['ca_file', 'credentials_file', 'api_key'] as const;

type FileKey = (typeof KEYS)[number];

/** The contents of a backend's files, by the key that names them. */
export type BackendFiles = Readonly<Partial<Record<FileKey, string>>>;

export type ReadFile = (name: string) => Promise<OperatorFile>;

interface FileForm {
  problem: string;
  /** Returns the content to use. Throws for a file that cannot be used. */
  read: (text: string) => string;
  isSecret: boolean;
}

/** A secret in a file of its own. */
export const readLine: FileForm = {
  problem: 'this file must have one line of ASCII characters, the key',
  read: (text) => {
    const key = withoutLineEnd(text);
    if (!/^[\x20-\x7e]+$/.test(key)) throw new Error('no key');
    return key;
  },
  isSecret: true,
};

const FORMS: Readonly<Record<FileKey, FileForm>> = {
  ca_file: {
    problem: 'no certificate in PEM can be read from this file',
    read: (text) => {
      void new X509Certificate(text);
      return text;
    },
    isSecret: false,
  },
  credentials_file: {
    problem:
      'this file is not the key of a service account; name other credentials of Google in GOOGLE_APPLICATION_CREDENTIALS',
    read: (text) => {
      checkServiceAccount(text);
      return text;
    },
    isSecret: true,
  },
  api_key: readLine,
};

/**
 * Reads the files of all backends, by the name of the backend. Reports those that cannot be used, and warns of secrets that other
 * users of the machine can read.
 */
export async function readBackendFiles(
  document: LocatedDocument,
  readFile: ReadFile,
): Promise<Map<string, BackendFiles>> {
  const files = new Map<string, BackendFiles>();
  const backends = mappingIn(document.data, 'backends');
  for (const name of Object.keys(backends)) {
    const contents: Partial<Record<FileKey, string>> = {};
    for (const key of KEYS) {
      const named = mappingIn(backends, name)[key];
      const file = key === 'api_key' ? mappingIn(named)['file'] : named;
      if (typeof file !== 'string') continue;
      const pointer = pointerOf('backends', name, key, ...(key === 'api_key' ? ['file'] : []));
      const content = await readNamedFile(document, readFile, pointer, file, FORMS[key]);
      if (content !== undefined) contents[key] = content;
    }
    files.set(name, contents);
  }
  return files;
}

/** Reads a file that the value at a pointer names. Reports one that cannot be used, and returns undefined. */
export async function readNamedFile(
  document: LocatedDocument,
  readFile: ReadFile,
  pointer: string,
  file: string,
  { read, isSecret, problem }: FileForm,
): Promise<string | undefined> {
  try {
    const { text, isReadableByOthers } = await readFile(file);
    const content = read(text);
    if (isSecret && isReadableByOthers)
      document.warn(pointer, 'value', 'other users can read this file', 'chmod o-r removes that');
    return content;
  } catch (thrown) {
    const message = thrown instanceof OperatorFileError ? `this file ${thrown.message}` : problem;
    document.report(pointer, 'value', message);
    return undefined;
  }
}
