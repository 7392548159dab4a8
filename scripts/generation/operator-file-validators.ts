import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { asModule, isAnnotation } from '../../packages/contract-tools/reading/compile-validators.ts';
import type { OutputFiles } from './output.ts';

/** The files of operators. Each validator is that of a part of the schema, by its pointer. */
const FILES = [
  {
    schema: 'catalogue/gateway.schema.json',
    name: 'gateway-file',
    validators: { isGatewayFile: '', isPriceFile: '#/$defs/priceFile' },
  },
  {
    schema: 'management/apply/organisation.schema.json',
    name: 'organisation-file',
    validators: { isOrganisationFile: '' },
  },
] as const;

/**
 * Precompiles the validators of the files of operators, which would take a sixth of the start for `gateway.yaml`. They report all
 * errors.
 */
export function writeOperatorFileValidators(files: OutputFiles): void {
  for (const file of FILES) writeOperatorFileValidator(files, file);
}

function writeOperatorFileValidator(
  files: OutputFiles,
  { schema: path, name, validators }: (typeof FILES)[number],
): void {
  const banner = `// Written by \`npm run generate\` from ${path}. Change the schema, not this file.\n`;
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv, ['date', 'date-time', 'uri', 'uuid']);
  ajv.addKeyword({ keyword: 'errorMessage', schemaType: 'string' });
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  // Ajv validates the schema.
  const schema = JSON.parse(text, (key, value: unknown) =>
    isAnnotation(key, value) ? undefined : value,
  ) as {
    $id: string;
  };
  ajv.addSchema(schema);
  const ids = Object.entries(validators).map(([validator, pointer]): [string, string] => [
    validator,
    schema.$id + pointer,
  ]);
  files.set(`validators/${name}.js`, banner + asModule(standalone.default(ajv, Object.fromEntries(ids))));
  const types = Object.keys(validators).map(
    (validator) => `export declare const ${validator}: ValidateFunction;\n`,
  );
  files.set(
    `validators/${name}.d.ts`,
    `${banner}import type { ValidateFunction } from 'ajv';\n\n${types.join('')}`,
  );
}
