import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { asModule, isAnnotation } from '../../packages/contract-tools/reading/compile-validators.ts';
import type { OutputFiles } from './output.ts';

const SCHEMA_URL = new URL('../../catalogue/gateway.schema.json', import.meta.url);
const FILE = 'validators/gateway-file';
const BANNER =
  '// Written by `npm run generate` from catalogue/gateway.schema.json. Change the schema, not this file.\n';

/** Precompiles the validator of `gateway.yaml`, which would take a sixth of the start. It reports all errors. */
export function writeConfigurationValidator(files: OutputFiles): void {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv, ['date', 'uri', 'uuid']);
  ajv.addKeyword({ keyword: 'errorMessage', schemaType: 'string' });
  const text = readFileSync(SCHEMA_URL, 'utf8');
  // Ajv validates the schema.
  const schema = JSON.parse(text, (key, value: unknown) =>
    isAnnotation(key, value) ? undefined : value,
  ) as {
    $id: string;
  };
  ajv.addSchema(schema);
  files.set(`${FILE}.js`, BANNER + asModule(standalone.default(ajv, { isGatewayFile: schema.$id })));
  files.set(
    `${FILE}.d.ts`,
    `${BANNER}import type { ValidateFunction } from 'ajv';\n\nexport declare const isGatewayFile: ValidateFunction;\n`,
  );
}
