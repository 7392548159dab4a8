import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { RequestBody } from '../calls/call.ts';
import type { OperationValidators } from '../calls/contract.ts';
import type { Operation } from '../generated/operations.ts';
import type { Catalogue, Model } from '../catalogue/model.ts';
import type { NamedModel } from '../catalogue/model-names.ts';
import { printableName } from '../errors/printable-name.ts';
import type { Principal } from '../projects/principal.ts';
import { findModel } from '../projects/usable-models.ts';
import { requestSchema } from './request-schemas.ts';
import { unsupportedReason } from './unsupported-operation.ts';
import { findInvalidValue, findInfinity, invalidParameter, validationError } from './validation.ts';

/**
 * Finds the model of a request and checks that the key may use it. Throws 422 for invalid values that the gateway
 * itself reads, then 404 and 403, in the order of docs/request-lifecycle.md#order-of-failures. Null for operations
 * without a model.
 */
export function admitModel(
  operation: Operation,
  body: RequestBody,
  principal: Principal,
  validators: OperationValidators,
  catalogue: Catalogue,
): NamedModel | null {
  if (validators.consumed !== null) {
    foldGuardrailNames(body);
    const invalid = findInvalidValue(validators.consumed, body.value);
    if (invalid !== null) throw validationError(invalid);
    checkGuardrailNames(body, catalogue);
  }
  fillDefaultModel(operation, body, catalogue);
  return operation.gateway.model === 'body.model' ? resolveModel(body, principal, catalogue) : null;
}

/**
 * Checks the model of a large body before the body is parsed. A missing or invalid name is left to
 * `admitModel`.
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
 * Validates the body. Throws `invalid_parameter` when it is invalid, or when the model does not serve the
 * operation.
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
  checkBody(operation, mediaType, body, validators);
  const capability = operation.gateway.capability;
  if (model !== null && capability !== null && !model.capabilities.has(capability)) {
    throw invalidParameter({
      param: 'model',
      reason: unsupportedReason(operation, model, principal, catalogue),
    });
  }
}

const GUARDRAILS_AS_LIST = 'guardrails[]';

/** Merges `guardrails[]` into `guardrails`, since forms may use either name. */
function foldGuardrailNames({ kind, value }: RequestBody): void {
  if (kind !== 'multipart' || !(GUARDRAILS_AS_LIST in value)) return;
  value['guardrails'] = [value['guardrails'] ?? [], value[GUARDRAILS_AS_LIST]].flat();
  delete value[GUARDRAILS_AS_LIST];
}

/** Refuses guardrails that do not exist: ignoring one would let everything through. */
function checkGuardrailNames({ value }: RequestBody, { guardrails }: Catalogue): void {
  // The value was validated: a list of names, or absent.
  const requested = (value['guardrails'] ?? []) as readonly string[];
  const unknown = requested.find((name) => !guardrails.has(name));
  if (unknown !== undefined)
    throw validationError({
      param: 'guardrails',
      reason: `there is no guardrail '${printableName(unknown)}'`,
    });
}

/** Sets the operator's default model of the operation's kind where the request names none. */
function fillDefaultModel(operation: Operation, body: RequestBody, catalogue: Catalogue): void {
  const { capability, model } = operation.gateway;
  if (model !== 'body.model' || capability === null || body.kind === 'none') return;
  const named = body.value['model'];
  if (named !== undefined && named !== null && named !== '') return;
  const preset = catalogue.defaults[capability];
  if (preset !== undefined) body.value['model'] = preset;
}

function resolveModel(body: RequestBody, principal: Principal, catalogue: Catalogue): NamedModel {
  const id: unknown = body.value['model'];
  if (typeof id !== 'string' || id === '')
    throw validationError({ param: 'model', reason: 'it is required' });
  return findModel(id, principal, catalogue);
}

function checkBody(
  operation: Operation,
  mediaType: string,
  body: RequestBody,
  validators: OperationValidators,
): void {
  if (body.kind === 'none') return;
  const validator = validators.body.get(mediaType);
  if (validator === undefined) return;
  const invalid =
    findInvalidValue(validator, body.value, () => requestSchema(operation, mediaType)) ??
    (body.kind === 'multipart' ? findInfinity(body.value) : null);
  if (invalid !== null) throw invalidParameter(invalid);
  if (body.kind === 'multipart') checkParts(operation, body);
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
