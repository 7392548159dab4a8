import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { missingFile, readDocument, requireContents } from '../../catalogue/load.ts';
import type { LocatedDocument } from '../../catalogue/located-document.ts';
import { checkSchema } from '../../catalogue/schema-check.ts';
import type { OrganisationFile } from '../../generated/admin/contract.ts';
import { isOrganisationFile } from '../../generated/validators/organisation-file.js';
import { removeInvalid, type ToFilePointer } from './valid-part.ts';

/** A file, the places of its values, and the problems that were found so far. */
export interface LocatedFile {
  /** Without what the schema refuses. */
  contents: OrganisationFile;
  document: LocatedDocument;
  /** Converts a pointer of the contents to one of the document. */
  toFilePointer: ToFilePointer;
}

/**
 * Reads a file. Problems of its form are reported to its document, so that those of the comparison with what exists can be reported
 * beside them. Throws a `ConfigurationError` for a file that cannot be read as YAML.
 */
export async function readOrganisationFile(path: string): Promise<LocatedFile> {
  const document = await readDocument(path, null);
  if (document === null) throw missingFile(path);
  requireContents(document);
  checkSchema(document, isOrganisationFile);
  const toFilePointer = removeInvalid(document.data, isOrganisationFile);
  if (toFilePointer === null) throw new ConfigurationError(document.problems);
  // Checked by the schema.
  return { contents: document.data as OrganisationFile, document, toFilePointer };
}

/** Throws a `ConfigurationError` with all problems that were reported. */
export function requireNoProblems({ problems }: LocatedDocument): void {
  if (problems.length > 0) throw new ConfigurationError(problems);
}
