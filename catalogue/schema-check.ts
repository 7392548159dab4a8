import type { ErrorObject, ValidateFunction } from 'ajv';
import { isGatewayFile } from '../generated/validators/gateway-file.js';
import { kindsWhere } from './backend-kinds.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { mappingIn } from './mapping.ts';
import { didYouMean } from './suggestion.ts';

/** Reports what the schema of the file does not allow. No message contains a value of the file. */
export function checkSchema(document: LocatedDocument, isValid: ValidateFunction = isGatewayFile): void {
  if (isValid(document.data)) return;
  const errors = isValid.errors ?? [];
  const branching = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  for (const error of errors) {
    const isBranch = branching.some(
      (whole) => error !== whole && error.schemaPath.startsWith(`${whole.schemaPath}/`),
    );
    if (!isBranch) reportError(document, error);
  }
}

function reportError(document: LocatedDocument, error: ErrorObject): void {
  const { instancePath, keyword, params, propertyName } = error;
  if (keyword === 'if' || keyword === 'propertyNames') return;
  if (keyword === 'additionalProperties') {
    reportUnknownKey(document, error);
  } else if (keyword === 'required') {
    document.report(
      `${instancePath}/${params['missingProperty']}`,
      'key',
      `the key '${params['missingProperty']}' is missing`,
    );
  } else if (propertyName !== undefined) {
    document.report(instancePath + pointerOf(propertyName), 'key', messageOf(error));
  } else if (keyword === 'false schema') {
    document.report(instancePath, 'key', misplacedKeyText(instancePath));
  } else if (keyword === 'oneOf' || keyword === 'not') {
    document.report(instancePath, 'key', messageOf(error));
  } else {
    document.report(instancePath, 'value', messageOf(error), suggestionOf(document, error));
  }
}

/** Returns the message for a known key in an invalid place. */
function misplacedKeyText(pointer: string): string {
  if (pointer.startsWith('/guardrails/')) return 'a guardrail of this kind has no such key';
  if (pointer.startsWith('/alerts/')) return 'a target of this kind has no such key';
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const kinds = kindsWhere(({ ownKeys = {} }) => key in ownKeys);
  if (kinds.length > 0) return `only backends of kind '${kinds.join("', '")}' have such a key`;
  return key === 'health'
    ? 'a backend of this kind has no such key'
    : 'a backend that runs inside the gateway has no such key';
}

/** Keys of other files or of the API's responses. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  input_cost_per_1m_tokens: "it follows from 'prices.input_per_million_tokens'",
  output_cost_per_1m_tokens: "it follows from 'prices.output_per_million_tokens'",
  cache_read_input_cost_per_1m_tokens: "it follows from 'prices.cached_input_per_million_tokens'",
  key: "it is the model's id",
  mode: "'mode' belongs beside 'info', not inside it",
};

function reportUnknownKey(
  document: LocatedDocument,
  { instancePath, params, parentSchema }: ErrorObject,
): void {
  const key = String(params['additionalProperty']);
  const known = Object.keys(mappingIn(parentSchema, 'properties'));
  const isInfo = instancePath.startsWith('/models/') && instancePath.endsWith('/info');
  const suggestion = (isInfo ? ELSEWHERE[key] : undefined) ?? didYouMean(key, known);
  const all = `known here: ${known.join(', ')}`;
  document.report(instancePath + pointerOf(key), 'key', `unknown key '${shortened(key)}'`, suggestion ?? all);
}

function suggestionOf(
  document: LocatedDocument,
  { instancePath, keyword, params }: ErrorObject,
): string | undefined {
  const written = document.textAt(instancePath);
  if (keyword === 'type' && written && textsIn(params['type']).includes('string')) return 'quote it';
  if (keyword !== 'enum' || written === undefined || document.isFromEnvironment(instancePath))
    return undefined;
  return didYouMean(written, textsIn(params['allowedValues']));
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'a mapping (key: value)',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** Keywords for which a schema's `errorMessage` is used. */
const EXPLAINED = new Set(['anyOf', 'oneOf', 'not', 'const', 'pattern']);

function messageOf({ keyword, params, parentSchema }: ErrorObject): string {
  if (EXPLAINED.has(keyword) && typeof parentSchema?.['errorMessage'] === 'string')
    return parentSchema['errorMessage'];
  switch (keyword) {
    case 'type':
      return `this must be ${textsIn(params['type'])
        .map((type) => TYPE_NAMES[type] ?? type)
        .join(' or ')}`;
    case 'enum':
      return `this must be one of ${textsIn(params['allowedValues']).join(', ')}`;
    case 'format':
      return FORMATS[String(params['format'])] ?? `this must be a ${params['format']}`;
    case 'uniqueItems':
      return 'this list has a repeated entry';
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return 'this must not be empty';
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
      return `this must be ${params['comparison']} ${params['limit']}`;
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return `this must have at most ${params['limit']}`;
    default:
      return 'this is invalid by the schema of the file';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'this must be a date of the calendar, written 2026-01-31',
  uuid: 'this must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000',
  uri: 'this must be an address, such as https://example.com/logo.svg',
};

/** Returns a string or a list of strings as a list. Ajv leaves the type of its parameters open. */
function textsIn(parameter: unknown): string[] {
  return [parameter].flat().map(String);
}

function shortened(key: string): string {
  return key.length <= 60 ? key : `${key.slice(0, 60)}…`;
}
