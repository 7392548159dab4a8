import { readFileSync } from 'node:fs';
import type { JsonObject } from '../bodies/json-body.ts';
import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { RequestBody } from '../calls/call.ts';
import type { Validator, OperationRow } from '../contract/operation.ts';
import type { OperationValidators } from '../contract/validators.ts';
import type { Operation } from '../generated/operations.ts';
import type { Catalogue, Model } from '../catalogue/model.ts';
import { printableName } from '../errors/printable-name.ts';
import type { Principal } from '../projects/principal.ts';
import { findModel, usableModels } from '../projects/usable-models.ts';
import { refuseOtherModels } from './one-model.ts';
import {
  findInfinity,
  invalidParameter,
  refusedValue,
  validationError,
  type SchemaOf,
} from './validation.ts';
import { Schemas, type ComponentSchemas } from './schema-node.ts';

/**
 * Checks the values of a body that the gateway itself reads, and returns the name of its model, which is the operator's
 * default where the request names none. Throws 422 for an invalid value. Null for operations without a model.
 */
export function admitBody(
  { gateway }: Operation,
  body: RequestBody,
  validators: OperationValidators,
  catalogue: Catalogue,
): string | null {
  const { kind, value } = body;
  if (validators.consumed !== null) {
    if (kind === 'multipart') foldGuardrailNames(value);
    if (!validators.consumed(value)) throw validationError(refusedValue(validators.consumed, value));
    if (value['guardrails'] !== undefined) checkGuardrailNames(value['guardrails'], catalogue);
  }
  if (gateway.model !== 'body.model') return null;
  const named: unknown = value['model'];
  if (typeof named === 'string' && named !== '') return named;
  const preset = gateway.capability === null ? undefined : catalogue.defaults[gateway.capability];
  const isAbsent = named === undefined || named === null || named === '';
  if (!isAbsent || preset === undefined || kind === 'none')
    throw validationError({ param: 'model', reason: 'it is required' });
  value['model'] = preset;
  return preset;
}

/**
 * Checks the model of a large body before the body is parsed. A missing or invalid name is left to
 * `admitBody`.
 */
export function admitNamedModel(
  { gateway }: Operation,
  id: unknown,
  principal: Principal | null,
  catalogue: Catalogue,
): void {
  if (gateway.model !== 'body.model' || principal === null || typeof id !== 'string' || id === '') return;
  findModel(id, principal, catalogue);
}

/**
 * Validates the body. Throws `invalid_parameter` when it is invalid or names other models, or when the model does not
 * serve the operation.
 */
export function checkRequest(
  operation: Operation,
  mediaType: string,
  body: RequestBody,
  model: Model | null,
  validators: OperationValidators,
  principal: Principal,
  catalogue: Catalogue,
): void {
  const validator = body.kind === 'none' ? undefined : validators.body.get(mediaType);
  if (validator !== undefined) {
    if (!validator(body.value) && !(body.kind === 'multipart' && isValidForm(validator, body.value)))
      throw invalidParameter(refusedValue(validator, body.value, requestSchema(operation, mediaType)));
    const infinite = body.kind === 'multipart' ? findInfinity(body.value) : null;
    if (infinite !== null) throw invalidParameter(infinite);
    if (body.kind === 'multipart') checkParts(operation, body);
  }
  const capability = operation.gateway.capability;
  if (model !== null) refuseOtherModels(body.value, model, capability);
  if (model !== null && capability !== null && !model.capabilities.has(capability)) {
    throw invalidParameter({
      param: 'model',
      reason: unsupportedReason(operation, model, principal, catalogue),
    });
  }
}

/** Validates a form again after Python's words for a boolean, `True` and `False`, are read as ours. */
function isValidForm(validator: Validator, value: JsonObject): boolean {
  for (;;) {
    const { keyword, instancePath = '', params = {} } = validator.errors?.[0] ?? {};
    const name = instancePath.slice(1);
    const written = value[name];
    const isBoolean = keyword === 'type' && String(params['type']).split(',').includes('boolean');
    if (!isBoolean || typeof written !== 'string' || !/^(?:true|false)$/i.test(written)) return false;
    value[name] = written.toLowerCase() === 'true';
    if (validator(value)) return true;
  }
}

const GUARDRAILS_AS_LIST = 'guardrails[]';

/** Merges `guardrails[]` into `guardrails`, since forms may use either name. */
function foldGuardrailNames(value: JsonObject): void {
  if (!(GUARDRAILS_AS_LIST in value)) return;
  value['guardrails'] = [value['guardrails'] ?? [], value[GUARDRAILS_AS_LIST]].flat();
  delete value[GUARDRAILS_AS_LIST];
}

/** Refuses guardrails that do not exist: ignoring one would let everything through. */
function checkGuardrailNames(requested: unknown, { guardrails }: Catalogue): void {
  // The value was validated: a list of names, or absent.
  const unknown = ((requested ?? []) as readonly string[]).find((name) => !guardrails.has(name));
  if (unknown !== undefined)
    throw validationError({
      param: 'guardrails',
      reason: `there is no guardrail '${printableName(unknown)}'`,
    });
}

function checkParts(operation: Operation, { files, arriving }: MultipartBody): void {
  const parts = arriving === undefined ? files : [...files, arriving.head];
  for (const part of operation.binaryParts) {
    const count = parts.filter(({ fieldName }) => fieldName === part).length;
    if (count === 0 && operation.requiredParts.includes(part)) {
      throw invalidParameter({ param: part, reason: 'it is required and must be a file' });
    }
  }
}

const CONTRACT = new URL('../generated/openapi.json', import.meta.url);
let schemas: Schemas | null = null;

/**
 * Returns the schema of a request body; undefined where the contract has no component for it, such as for
 * forms.
 */
export function requestSchema({ request }: OperationRow, mediaType: string): SchemaOf | undefined {
  const name = request[mediaType];
  if (typeof name !== 'string') return undefined;
  schemas ??= readSchemas();
  const node = schemas.named(name);
  return node === null ? undefined : { schemas, node };
}

/** Reads the contract once, for the first invalid body: most processes never need it. */
function readSchemas(): Schemas {
  // The generator wrote it from a linted contract.
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    components: { schemas: ComponentSchemas };
  };
  return new Schemas(contract.components.schemas);
}

const MAX_NAMED_MODELS = 5;

/** Explains that a model does not serve an operation, and names the client's models that do. */
export function unsupportedReason(
  operation: Operation,
  model: Model,
  principal: Principal,
  catalogue: Catalogue,
): string {
  const { path } = operation;
  const { capability } = operation.gateway;
  const serving = usableModels(principal, catalogue).filter(
    ({ capabilities }) => capability !== null && capabilities.has(capability),
  );
  const named = serving.slice(0, MAX_NAMED_MODELS).map(({ id }) => id);
  const more = serving.length > named.length ? ` and ${serving.length - named.length} more` : '';
  const servedBy = named.length === 0 ? 'no model of this project' : `${named.join(', ')}${more}`;
  return `model '${model.id}' does not serve ${path}; ${path} is served by ${servedBy}`;
}
