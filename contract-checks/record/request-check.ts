import type { IncomingHttpHeaders } from 'node:http';
import type { ContractValidators } from '../../calls/contract.ts';
import type { OperationId } from '../../generated/contract.ts';
import type { OperationRow, Validator } from '../../contract/operation.ts';
import { fault, schemaFault, type Fault } from '../fault.ts';

export interface CheckedRequest {
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Holds what a client sent against what the operation takes: parameters, media type, JSON body, parts of a form. */
export class RequestCheck {
  readonly #validators: ContractValidators;

  constructor(validators: ContractValidators) {
    this.#validators = validators;
  }

  async faults(operation: OperationRow<OperationId>, request: CheckedRequest): Promise<Fault[]> {
    const { parameters, body } = this.#validators.of(operation.operationId);
    return [
      ...(parameters === null ? [] : parameterFaults(parameters, operation, request)),
      ...(await bodyFaults(body, operation, request)),
    ];
  }
}

function parameterFaults(
  validator: Validator,
  operation: OperationRow<OperationId>,
  { target, headers }: CheckedRequest,
): Fault[] {
  const [path = '', search = ''] = target.split(/\?(.*)/s, 2);
  const values = {
    path: pathParameters(operation, path),
    query: Object.fromEntries(new URLSearchParams(search)),
    header: headers,
  };
  // The validator turns texts into numbers in place: these values are its own.
  return validator(structuredClone(values)) ? [] : [schemaFault('parameters', validator)];
}

function pathParameters({ path, greedyParameters }: OperationRow, actual: string): Record<string, string> {
  const names: string[] = [];
  const parts = path.split('/').map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    return greedyParameters.includes(name) ? '(.+)' : '([^/]+)';
  });
  const found = new RegExp(`^${parts.join('/')}$`).exec(actual)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, unescaped(found[index] ?? '')]));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function bodyFaults(
  validators: ReadonlyMap<string, Validator>,
  operation: OperationRow<OperationId>,
  { headers, body }: CheckedRequest,
): Promise<Fault[]> {
  const declared = Object.keys(operation.request);
  if (declared.length === 0) return [];
  if (body.length === 0) return operation.bodyRequired ? [fault('request', 'the body is missing')] : [];
  const contentType = headers['content-type'] ?? '';
  const mediaType = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (!declared.includes(mediaType))
    return [
      fault(
        'request',
        `the media type is none of ${declared.join(', ')}`,
        `media type '${mediaType}' is none of ${declared.join(', ')}`,
      ),
    ];
  const validator = validators.get(mediaType) ?? null;
  if (mediaType === 'multipart/form-data') return formFaults(validator, operation, contentType, body);
  return mediaType.includes('json') ? jsonFaults(validator, body) : [];
}

function jsonFaults(validator: Validator | null, body: Buffer): Fault[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return [fault('request', 'the body is no JSON')];
  }
  return validator === null || validator(value) ? [] : [schemaFault('request', validator)];
}

async function formFaults(
  validator: Validator | null,
  { binaryParts, requiredParts, arrayParts }: OperationRow<OperationId>,
  contentType: string,
  body: Buffer,
): Promise<Fault[]> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return [fault('request', 'the body is no form')];
  }
  const files = binaryParts.filter((name) => form.getAll(name).some((part) => typeof part === 'string'));
  const missing = requiredParts.filter((name) => !form.has(name));
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((part) => typeof part === 'string');
    if (texts.length > 0) fields[name] = arrayParts.includes(name) ? texts : texts[0];
  }
  return [
    ...missing.map((name) => fault('request', `the part ${name} is missing`)),
    ...files.map((name) => fault('request', `the part ${name} is not a file`)),
    ...(validator === null || missing.length > 0 || validator(fields)
      ? []
      : [schemaFault('request', validator)]),
  ];
}
