import type { ValidationIssue, Validator } from '../calls/operation.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** The one fault of a value that its caller is told, as a path with dots and a sentence. */
export interface Fault {
  param: string;
  reason: string;
}

/** Runs a precompiled validator; null when the value is valid. */
export function findFault(validator: Validator, value: unknown): Fault | null {
  if (validator(value)) return null;
  const issue = deepest(validator.errors ?? []);
  if (issue === undefined) return { param: '', reason: 'is invalid' };
  return {
    param: parameterOf(issue),
    reason: allowedReason(issue, validator.errors ?? []) ?? reasonOf(issue),
  };
}

/**
 * A number beyond all numbers among values that came as text: `1e999` is coerced to infinity, to which Ajv applies no bound. Null
 * when there is none.
 */
export function findInfinity(values: Readonly<Record<string, unknown>>): Fault | null {
  const found = Object.entries(values).find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  );
  return found === undefined ? null : { param: found[0], reason: 'it must be a finite number' };
}

/** A body field that only the model's operation reads: 400 in the model error shape (design §5, order 9). */
export function invalidParameter(fault: Fault): GatewayError {
  const name = fault.param === '' ? 'the body' : `'${fault.param}'`;
  return failure('invalid_parameter', {
    message: `Invalid parameter ${name}: ${fault.reason}`,
    param: fault.param,
  });
}

/** A parameter that the gateway itself consumes: 422 in the detail shape (design §5, order 6). */
export function validationError(fault: Fault): GatewayError {
  return failure('validation_error', {
    message: `Invalid parameter '${fault.param}': ${fault.reason}`,
    details: { parameter: fault.param, reason: fault.reason },
  });
}

/** Keywords that tell alternatives of a union apart: their failing says that another alternative was meant. */
const DISCRIMINATING = new Set(['const', 'enum', 'not', 'anyOf', 'oneOf', 'if']);

/** Of the issues in a union the deepest tells most: it is in the alternative that fits best. */
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
  const path = issue.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = issue.params['missingProperty'];
  if (typeof missing === 'string') path.push(missing);
  return path.join('.');
}

function reasonOf(issue: ValidationIssue): string {
  switch (issue.keyword) {
    case 'required':
      return 'it is required';
    default:
      return `it ${issue.message ?? 'is invalid'}`;
  }
}

/** The alternatives of a union each know only their own values; the caller is told all of them. */
function allowedReason(issue: ValidationIssue, issues: readonly ValidationIssue[]): string | null {
  if (issue.keyword !== 'enum' && issue.keyword !== 'const') return null;
  const allowed = new Set<string>();
  for (const other of issues) {
    if (other.instancePath !== issue.instancePath) continue;
    const values: unknown = other.params['allowedValues'] ?? [other.params['allowedValue']];
    if (other.keyword !== 'enum' && other.keyword !== 'const') continue;
    for (const value of Array.isArray(values) ? values : []) allowed.add(JSON.stringify(value));
  }
  return `it must be one of ${[...allowed].join(', ')}`;
}
