import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/**
 * Throws when a block of YAML, which is one named object, is invalid for its schema or lacks one of the schema's properties.
 *
 * @param place the file of the schema and a JSON pointer in it, for the message: `contract/extensions.schema.json#/$defs/gateway`
 */
export function checkDescribedObject(block: string, schema: object, place: string): void {
  const [, pointer = ''] = place.split('#');
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addSchema(schema, 'described');
  const validate = ajv.compile<Record<string, unknown>>({ $ref: `described#${pointer}` });
  // A mapping with one name.
  const [described] = Object.values(parse(block) as Record<string, unknown>);
  if (!validate(described)) throw new Error(`invalid by ${place}: ${ajv.errorsText(validate.errors)}`);
  const missing = propertiesAt(schema, pointer).filter((name) => !Object.hasOwn(described, name));
  if (missing.length > 0) throw new Error(`${place} also has ${missing.join(', ')}`);
}

function propertiesAt(schema: object, pointer: string): string[] {
  const steps = [...pointer.split('/').slice(1), 'properties'];
  const found = steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    schema,
  );
  return typeof found === 'object' && found !== null ? Object.keys(found) : [];
}
