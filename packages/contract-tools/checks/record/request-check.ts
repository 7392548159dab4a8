import type { IncomingHttpHeaders } from 'node:http';
import type { ContractValidators } from '../../../../contract/validators.ts';
import type { OperationId } from '../../../../generated/contract.ts';
import type { OperationRow, Validator } from '../../../../contract/operation.ts';
import { readPathParameters } from '../contract-match.ts';
import { finding, schemaFinding, type Finding } from '../finding.ts';

export interface CheckedRequest {
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Checks the parameters, media type, JSON body and form parts of a request. */
export class RequestCheck {
  readonly #validators: ContractValidators;

  constructor(validators: ContractValidators) {
    this.#validators = validators;
  }

  async check(operation: OperationRow<OperationId>, request: CheckedRequest): Promise<Finding[]> {
    const { parameters, body } = this.#validators.of(operation.operationId);
    return [
      ...(parameters === null ? [] : checkParameters(parameters, operation, request)),
      ...(await checkBody(body, operation, request)),
    ];
  }
}

function checkParameters(
  validator: Validator,
  operation: OperationRow<OperationId>,
  { target, headers }: CheckedRequest,
): Finding[] {
  const [path = '', search = ''] = target.split(/\?(.*)/s, 2);
  const values = {
    path: readPathParameters(operation, path),
    query: Object.fromEntries(new URLSearchParams(search)),
    header: headers,
  };
  // The validator converts texts to numbers in place, so it gets a copy.
  return validator(structuredClone(values)) ? [] : [schemaFinding('parameters', validator)];
}

async function checkBody(
  validators: ReadonlyMap<string, Validator>,
  operation: OperationRow<OperationId>,
  { headers, body }: CheckedRequest,
): Promise<Finding[]> {
  const declared = Object.keys(operation.request);
  if (declared.length === 0) return [];
  if (body.length === 0) return operation.bodyRequired ? [finding('request', 'the body is missing')] : [];
  const contentType = headers['content-type'] ?? '';
  const mediaType = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (!declared.includes(mediaType))
    return [
      finding(
        'request',
        `the media type is not one of ${declared.join(', ')}`,
        `media type '${mediaType}' is not one of ${declared.join(', ')}`,
      ),
    ];
  const validator = validators.get(mediaType) ?? null;
  if (mediaType === 'multipart/form-data') return checkForm(validator, operation, contentType, body);
  return mediaType.includes('json') ? checkJson(validator, body) : [];
}

function checkJson(validator: Validator | null, body: Buffer): Finding[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return [finding('request', 'the body is not JSON')];
  }
  return validator === null || validator(value) ? [] : [schemaFinding('request', validator)];
}

async function checkForm(
  validator: Validator | null,
  { binaryParts, requiredParts, arrayParts }: OperationRow<OperationId>,
  contentType: string,
  body: Buffer,
): Promise<Finding[]> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return [finding('request', 'the body is not a form')];
  }
  const files = binaryParts.filter((name) => form.getAll(name).some((part) => typeof part === 'string'));
  const missing = requiredParts.filter((name) => !form.has(name));
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((part) => typeof part === 'string');
    if (texts.length > 0) fields[name] = arrayParts.includes(name) ? texts : texts[0];
  }
  return [
    ...missing.map((name) => finding('request', `the part ${name} is missing`)),
    ...files.map((name) => finding('request', `the part ${name} is not a file`)),
    ...(validator === null || missing.length > 0 || validator(fields)
      ? []
      : [schemaFinding('request', validator)]),
  ];
}
