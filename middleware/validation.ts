import type { ValidationIssue, Validator } from '../contract/operation.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';
import { locateInvalidValue, unescaped, type InvalidValueLocation } from './locate-invalid-value.ts';
import type { SchemaNode, Schemas } from './schema-node.ts';

/** The schema that a validator was compiled from. */
export interface SchemaOf {
  schemas: Schemas;
  node: SchemaNode;
}

/** The invalid value that is reported to the client: a path such as `messages[0].content`, and a reason. */
export interface InvalidValue {
  param: string;
  reason: string;
}

/** Runs a precompiled validator; null when the value is valid. */
export function findInvalidValue(validator: Validator, value: unknown): InvalidValue | null {
  return validator(value) ? null : refusedValue(validator, value);
}

/**
 * Returns the invalid part of a value that a precompiled validator has just refused. With the schema, it reports the
 * alternative of a union that the value matches best.
 */
export function refusedValue(validator: Validator, value: unknown, schema?: SchemaOf): InvalidValue {
  const issues = validator.errors ?? [];
  const located =
    schema === undefined ? null : locateInvalidValue(schema.schemas, schema.node, value, issues);
  const issue = located === null ? deepest(issues) : 'issue' in located ? located.issue : undefined;
  if (issue !== undefined)
    return { param: parameterOf(issue), reason: allowedReason(issue, issues) ?? reasonOf(issue) };
  if (located === null || 'issue' in located) return { param: '', reason: 'is invalid' };
  return invalidValueOfChoice(located);
}

/**
 * Finds an infinite number among values that came as text: `1e999` is converted to infinity, to which Ajv
 * applies no limits. Null when there is none.
 */
export function findInfinity(values: Readonly<Record<string, unknown>>): InvalidValue | null {
  const found = Object.entries(values).find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  );
  return found === undefined ? null : { param: found[0], reason: 'it must be a finite number' };
}

/** Creates the error for a body field that only the model's operation reads: 400 in the model error shape. */
export function invalidParameter(invalid: InvalidValue): GatewayError {
  return failure('invalid_parameter', { message: messageOf(invalid), param: invalid.param });
}

/** Creates the error for a parameter that the gateway itself reads: 422 in the detail shape. */
export function validationError(invalid: InvalidValue): GatewayError {
  return failure('validation_error', {
    message: messageOf(invalid),
    details: { parameter: invalid.param, reason: invalid.reason },
  });
}

function messageOf({ param, reason }: InvalidValue): string {
  return `Invalid parameter ${param === '' ? 'the body' : `'${param}'`}: ${reason}`;
}

/**
 * Keywords that distinguish alternatives of a union. When one fails, another alternative was probably intended.
 */
const DISCRIMINATING = new Set(['const', 'enum', 'not', 'anyOf', 'oneOf', 'if']);

/** Returns the deepest issue: in a union it belongs to the alternative that matches best. */
function deepest(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let best: ValidationIssue | undefined;
  let bestScore = -1;
  for (const issue of issues) {
    const score = issue.instancePath.split('/').length * 2 + (DISCRIMINATING.has(issue.keyword) ? 0 : 1);
    if (score > bestScore) {
      best = issue;
      bestScore = score;
    }
  }
  return best;
}

function parameterOf(issue: ValidationIssue): string {
  const { missingProperty, additionalProperty } = issue.params;
  const member = missingProperty ?? additionalProperty;
  return pathOf(issue.instancePath, typeof member === 'string' ? member : undefined);
}

/** Converts a JSON pointer to a path as clients write it: `/messages/0/content` to `messages[0].content`. */
function pathOf(pointer: string, member?: string): string {
  const names = pointer.split('/').slice(1).map(unescaped);
  if (member !== undefined) names.push(member);
  const steps = names.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`));
  return steps.join('').replace(/^\./, '');
}

function reasonOf({ keyword, params, message }: ValidationIssue): string {
  switch (keyword) {
    case 'required':
      return 'it is required';
    case 'additionalProperties':
      return 'it is not a parameter of this request';
    case 'minProperties':
      return params['limit'] === 1
        ? 'it needs a member'
        : `it needs at least ${String(params['limit'])} members`;
    case 'type':
      return `it must be ${namesOf(String(params['type']).split(','))}`;
    default:
      return `it ${message ?? 'is invalid'}`;
  }
}

function invalidValueOfChoice(
  located: Exclude<InvalidValueLocation, { issue: ValidationIssue }>,
): InvalidValue {
  const { pointer } = located;
  if ('oneOf' in located)
    return { param: pathOf(pointer), reason: `it needs at least one of ${located.oneOf.join(', ')}` };
  const { choice } = located;
  switch (choice.kind) {
    case 'no-type':
      return { param: pathOf(pointer), reason: `it must be ${namesOf(choice.types)}` };
    case 'no-element-type':
      return { param: pathOf(pointer, '0'), reason: `it must be ${namesOf(choice.types)}` };
    case 'missing-tag':
      return { param: pathOf(pointer, choice.tag), reason: 'it is required' };
    case 'unknown-tag':
      return { param: pathOf(pointer, choice.tag), reason: oneOfReason(choice.allowed) };
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
};

function namesOf(types: readonly string[]): string {
  return [...new Set(types)].map((type) => TYPE_NAMES[type] ?? type).join(' or ');
}

/** Lists the values that all alternatives of a union allow, since each one knows only its own. */
function allowedReason(issue: ValidationIssue, issues: readonly ValidationIssue[]): string | null {
  if (issue.keyword !== 'enum' && issue.keyword !== 'const') return null;
  const allowed = new Set<unknown>();
  for (const other of issues) {
    if (other.instancePath !== issue.instancePath) continue;
    const values: unknown = other.params['allowedValues'] ?? [other.params['allowedValue']];
    if (other.keyword !== 'enum' && other.keyword !== 'const') continue;
    for (const value of Array.isArray(values) ? values : []) allowed.add(value);
  }
  return oneOfReason([...allowed]);
}

function oneOfReason(allowed: readonly unknown[]): string {
  return `it must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`;
}
