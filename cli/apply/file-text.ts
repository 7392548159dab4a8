import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Document, isScalar, Scalar, visit } from 'yaml';
import type { OrganisationFile } from '../../packages/sdk/admin.ts';

const SCHEMA = fileURLToPath(new URL('../../management/apply/organisation.schema.json', import.meta.url));

/** Returns the text of a file that `gateway apply` reads. */
export function fileText(file: OrganisationFile): string {
  const document = new Document(file, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_index, { key }) => {
      // Plain, this name would merge mappings.
      if (isScalar(key) && key.value === '<<') key.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return `# yaml-language-server: $schema=${schemaPath()}\n${document.toString({ lineWidth: 0 })}`;
}

/** The path of the schema as seen from the working directory, where the file is probably saved. */
function schemaPath(): string {
  const path = relative(process.cwd(), SCHEMA).split(sep).join('/');
  return path.startsWith('../') ? path : `./${path}`;
}
