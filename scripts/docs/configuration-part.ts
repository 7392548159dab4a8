import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { mappingIn } from '../../catalogue/mapping.ts';
import schema from '../../catalogue/gateway.schema.json' with { type: 'json' };

/** What a part of the file may lack, and what follows from it. */
const OF_WHOLE_FILES = new Set(['required', 'not', 'if', 'then', 'else']);

const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true });
ajv.addSchema(forParts(schema) as object, 'part');
const places = ['', ...Object.keys(schema.$defs).map((name) => `/$defs/${name}`)];

/**
 * Throws when a block is no part of `gateway.yaml`: the file itself, or the keys of a model or a backend. Keys that the block leaves out
 * may be required.
 */
export function checkConfigurationPart(block: string): void {
  const part = mappingIn(parse(block, { merge: true }));
  const keys = Object.keys(part);
  const possible = places.filter((one) => keys.every((key) => key in propertiesAt(one)));
  if (possible.length === 0) throw new Error(`gateway.yaml has no part with the keys ${keys.join(', ')}`);
  // `prices` are keys of a model, and of the file.
  const problems = possible.map((place) => {
    const validate = ajv.compile({ $ref: `part#${place}` });
    return validate(part) ? null : ajv.errorsText(validate.errors);
  });
  if (!problems.includes(null)) throw new Error(`not valid in gateway.yaml: ${problems[0]}`);
}

function propertiesAt(place: string): Record<string, unknown> {
  const name = place.split('/').at(-1) ?? '';
  return mappingIn(place === '' ? schema : mappingIn(schema.$defs, name), 'properties');
}

/** The schema without what holds for complete files only. */
function forParts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forParts);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key, value]) => !isOfWholeFiles(key, value));
  // Without required keys, a part may match several alternatives.
  return Object.fromEntries(kept.map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, forParts(value)]));
}

/** A guardrail has a key `required`, which is described by a schema and is no list. */
function isOfWholeFiles(key: string, value: unknown): boolean {
  return OF_WHOLE_FILES.has(key) && (key !== 'required' || Array.isArray(value));
}
