import type { IncomingMessage } from 'node:http';
import { FORMAT_HEADERS, type Call, type RequestBody } from '../../calls/call.ts';
import type { Validator } from '../../contract/operation.ts';
import { refuseDeclaredLength } from '../../bodies/intake.ts';
import { contentCodingOf } from '../../bodies/request-content.ts';
import { readJsonBody, type BodyResources } from '../../bodies/read-json-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Operation } from '../../generated/operations.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { openMultipartBody, readMultipartBody } from '../../middleware/multipart.ts';
import { expectsContinue } from '../../middleware/request-head.ts';
import { findInfinity, findInvalidValue, validationError } from '../../middleware/validation.ts';

const NO_BODY: RequestBody = { kind: 'none', value: {} };

/**
 * Returns the request's media type, which must be one of the operation's. Throws `unsupported_media_type`. Empty for an
 * operation without a body.
 */
export function requestMediaType({ headers }: IncomingMessage, declared: readonly string[]): string {
  if (declared.length === 0) return '';
  const header = headers['content-type'] ?? '';
  // Most clients write it as the contract does.
  if (declared.includes(header)) return header;
  const end = header.indexOf(';');
  const mediaType = (end === -1 ? header : header.slice(0, end)).trim().toLowerCase();
  if (declared.includes(mediaType)) return mediaType;
  throw failure('unsupported_media_type', {
    message: `Content-Type must be ${declared.join(' or ')}`,
  });
}

/**
 * Reads the body of a request. Throws `body_too_large` by the declared length and `unsupported_media_type` by the
 * content coding, before the body is read: Node discards a body that the operation does not read.
 */
export async function readBody(
  exchange: Exchange,
  operation: Operation,
  mediaType: string,
  resources: BodyResources,
  admit: (model: unknown) => void,
): Promise<RequestBody> {
  const { request, onRelease } = exchange;
  refuseDeclaredLength(request, resources.bounds.limitBytes);
  if (mediaType === '') return NO_BODY;
  // Before the client is told to continue.
  contentCodingOf(request);
  if (request.headers.expect !== undefined && expectsContinue(request)) exchange.response.writeContinue();
  if (mediaType === 'multipart/form-data') {
    const { liveUpload } = operation.gateway;
    return liveUpload === null
      ? readMultipartBody(request, resources, onRelease, operation)
      : openMultipartBody(exchange, resources, liveUpload, operation);
  }
  return readJsonBody(request, resources, { onRelease, admit });
}

/** Returns the path, query and header parameters, converted to their types. Throws `validation_error`. */
export function checkParameters(
  request: Pick<Exchange['request'], 'query' | 'headers'>,
  path: Record<string, string>,
  validator: Validator,
): Call['parameters'] {
  const parameters = { path, query: { ...request.query }, header: request.headers };
  const invalid = findInvalidValue(validator, parameters) ?? findInfinity(parameters.query);
  if (invalid !== null)
    throw validationError({ ...invalid, param: invalid.param.replace(/^(path|query|header)\./, '') });
  const headers: Record<string, unknown> = {};
  for (const name of FORMAT_HEADERS) headers[name] = parameters.header[name];
  return { ...headers, ...parameters.query, ...parameters.path };
}
