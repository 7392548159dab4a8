import type { IncomingMessage } from 'node:http';
import { failure, type GatewayError } from '../errors/gateway-error.ts';

export interface HeadLimits {
  /** Largest header line in bytes, without its line end. */
  lineBytes: number;
  /** Largest sum of all header lines in bytes. */
  blockBytes: number;
}

/** The `: ` after a name, and the end of a line. */
const SEPARATOR_BYTES = 2;
const LINE_END_BYTES = 2;
const HTTP_VERSION = ' HTTP/1.1';

/** Headers that must not be repeated: recipients differ in which one they use. */
const SINGLE = ['host', 'content-type', 'expect'] as const;

/** A host and a port, without characters of other URL components. */
const HOST = /^[^\s,/?#@\\]*$/;

/**
 * Returns the failure of a request head that is invalid or exceeds the limits, or null. Node limits only the
 * complete head, and accepts repeated headers, transfer codings that it does not decode, and any in HTTP/1.0, where
 * a proxy in front may not know them (RFC 9112, section 6.1).
 */
export function headFailure(request: IncomingMessage, limits: HeadLimits): GatewayError | null {
  const { method = '', url = '', rawHeaders, headers } = request;
  let longest = method.length + 1 + url.length + HTTP_VERSION.length;
  let total = longest + LINE_END_BYTES;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    // Node reads headers as latin1, so that characters are bytes.
    const line = (rawHeaders[index]?.length ?? 0) + SEPARATOR_BYTES + (rawHeaders[index + 1]?.length ?? 0);
    if (line > longest) longest = line;
    total += line + LINE_END_BYTES;
  }
  if (longest > limits.lineBytes || total > limits.blockBytes) return failure('header_too_large');
  for (const name of SINGLE)
    if (isRepeated(rawHeaders, name)) return malformed(`the ${name} header is sent more than once`);
  if (request.httpVersion === '1.1' && headers.host === undefined)
    return malformed('the Host header is missing');
  if (!HOST.test(headers.host ?? '')) return malformed('the Host header is invalid');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (request.httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked'))
    return malformed('the Transfer-Encoding header must be chunked, in HTTP/1.1');
  if (headers.expect !== undefined && request.httpVersion === '1.1' && !expectsContinue(request))
    return malformed('the Expect header must be 100-continue');
  return null;
}

/** Whether a header is sent more than once. Node keeps the first one; a proxy in front may have read the second. */
export function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index];
    // Few names have the same length, and need lower case to be compared.
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** Whether the client waits for `100 Continue` before it sends the body. */
export function expectsContinue({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue';
}

function malformed(message: string): GatewayError {
  return failure('malformed_request', { message });
}
