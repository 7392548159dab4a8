import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { _, str, type Ajv, type KeywordCxt } from 'ajv';
import { useFunc } from 'ajv/dist/compile/util.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import type { ContractDocument, SchemaObject } from './document.ts';
import type { ValidatorSet } from './validator-schemas.ts';

const DOCUMENT_ID = 'contract';

/** Whether values are JSON, or text that the validator coerces in place. */
export type Reading = 'json' | 'text';

/** Returns the source of an ES module with one precompiled validator per name. */
export function compileValidators(
  document: ContractDocument,
  validators: ValidatorSet,
  reading: Reading,
): string {
  const ajv = documentAjv(document, reading);
  const exported: Record<string, string> = {};
  for (const [name, schema] of validators) {
    if (isReference(schema)) {
      exported[name] = String(absolute(schema).$ref);
    } else {
      ajv.addSchema({ ...absolute(schema), $id: `own-${name}` });
      exported[name] = `own-${name}`;
    }
  }
  if (validators.size === 0) return 'export {};\n';
  return asModule(standalone.default(ajv, exported));
}

/** Creates an Ajv with the document's schemas, with the options of the compiled validators. References to them must be `absolute`. */
export function documentAjv(document: ContractDocument, reading: Reading): Ajv2020 {
  const options: Options = {
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: false,
    inlineRefs: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
    ...(reading === 'text' ? { coerceTypes: 'array', useDefaults: true } : {}),
  };
  const ajv = new Ajv2020(options);
  withoutUnevaluated(ajv);
  limitLengths(ajv, document['x-gateway-limits']?.['requestBodyBytes'] ?? Infinity);
  addFormats.default(ajv, { mode: 'full' });
  ajv.addVocabulary([
    'example',
    'xml',
    'externalDocs',
    'components',
    ...extensionsIn(document.components.schemas),
  ]);
  ajv.addSchema({ $id: DOCUMENT_ID, components: { schemas: absolute(document.components.schemas) } });
  return ajv;
}

/**
 * Leaves out what only `unevaluatedProperties` and `unevaluatedItems` need: a value is otherwise checked against all branches of an
 * `anyOf`, even after one has accepted it. Strict mode then refuses a contract that uses these keywords.
 */
function withoutUnevaluated(ajv: Ajv2020): void {
  ajv.opts.unevaluated = false;
  ajv.removeKeyword('unevaluatedProperties').removeKeyword('unevaluatedItems');
}

function extensionsIn(node: unknown, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return found;
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) found.add(key);
    extensionsIn(value, found);
  }
  return found;
}

function isReference(schema: SchemaObject): boolean {
  return schema.$ref !== undefined && Object.keys(schema).length === 1;
}

/**
 * Makes references absolute, and removes texts for people, which the server would load with the validators. Discriminator mappings
 * are removed, because Ajv reads the constants of the branches.
 */
export function absolute<Node>(node: Node): Node {
  // A structural copy has the type of its source.
  if (Array.isArray(node)) return node.map((one: unknown) => absolute(one)) as Node;
  if (node === null || typeof node !== 'object') return node;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (isAnnotation(key, value)) continue;
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#/'))
      copy[key] = `${DOCUMENT_ID}${value}`;
    else if (key === 'discriminator')
      copy[key] = { propertyName: (value as { propertyName: string }).propertyName };
    else copy[key] = absolute(value);
  }
  return copy as Node;
}

/** Whether a key is a text for people. A property with such a name is a schema. */
export function isAnnotation(key: string, value: unknown): boolean {
  return (key === 'description' || key === 'title') && typeof value === 'string';
}

/** Adds `require` to Ajv's ES output, which calls it for run-time functions. */
export function asModule(code: string): string {
  const source = code.replace(/^"use strict";/, '');
  if (!source.includes('require(')) return source;
  return `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${source}\n`;
}

/**
 * Replaces `maxLength`. Ajv counts the code points of every text, however long. A text of at most as many code units has no more code
 * points, and one of more than twice as many has more, so only the texts between are counted. A bound that is not below the size of
 * the body is not checked at all.
 */
function limitLengths(ajv: Ajv, bodyBytes: number): void {
  ajv.removeKeyword('maxLength').addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code: (context: KeywordCxt) => {
      const most = Number(context.schema);
      if (most >= bodyBytes) return;
      const { data, gen } = context;
      const points = _`${useFunc(gen, ucs2length.default)}(${data})`;
      context.fail(_`${data}.length > ${most} && (${data}.length > ${2 * most} || ${points} > ${most})`);
    },
  });
}
