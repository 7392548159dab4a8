import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { missingFile, readDocument, requireContents } from '../../catalogue/load.ts';
import { pointerOf, type LocatedDocument } from '../../catalogue/located-document.ts';
import { checkSchema } from '../../catalogue/schema-check.ts';
import { isRecord } from '../../contract/json-object.ts';
import type { OrganisationFile } from '../../generated/admin/contract.ts';
import { isOrganisationFile } from '../../generated/validators/organisation-file.js';

/** A file, the places of its values, and the problems that were found so far. */
export interface LocatedFile {
  /** Without what the schema refuses. */
  contents: OrganisationFile;
  document: LocatedDocument;
}

/** How often a value can become invalid by the removal of another one inside it. */
const MAX_DEPTH = 10;

/**
 * Reads a file. Problems of its form are reported to its document, so that those of the comparison with what exists can be reported
 * beside them. Throws a `ConfigurationError` for a file that cannot be read as YAML.
 */
export async function readOrganisationFile(path: string): Promise<LocatedFile> {
  const document = await readDocument(path, null);
  if (document === null) throw missingFile(path);
  requireContents(document);
  checkSchema(document, isOrganisationFile);
  if (!removeInvalid(document.data)) throw new ConfigurationError(document.problems);
  // Checked by the schema.
  return { contents: document.data as OrganisationFile, document };
}

/** Throws a `ConfigurationError` with all problems that were reported. */
export function requireNoProblems({ problems }: LocatedDocument): void {
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** Removes what the schema refuses, and returns whether the rest is a file. */
function removeInvalid(data: unknown): boolean {
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (isOrganisationFile(data)) return true;
    for (const { instancePath, keyword, params } of isOrganisationFile.errors ?? [])
      removeAt(
        data,
        keyword === 'additionalProperties'
          ? `${instancePath}${pointerOf(String(params['additionalProperty']))}`
          : instancePath,
      );
  }
  return false;
}

/** Removes the value of a JSON pointer; of a list, the complete list. */
function removeAt(data: unknown, pointer: string): void {
  let parent = data;
  const names = pointer.split('/').slice(1);
  for (const [index, step] of names.entries()) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isRecord(parent)) return;
    const value = parent[name];
    if (index === names.length - 1 || Array.isArray(value)) delete parent[name];
    parent = value;
  }
}
