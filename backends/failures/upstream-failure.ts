import { isRecord } from '../../contract/json-object.ts';
import { contextLengthExceeded } from '../../errors/context-length.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import type { OperationId } from '../../generated/contract.ts';
import type { BackendRequest } from '../backend.ts';
import type { KnownValues } from './redaction.ts';
import {
  hasReason,
  isTooLong,
  namesItem,
  namesKey,
  namesModel,
  rejectionByBlame,
  rejectionOf,
  retryDelayIn,
  type ForLog,
} from './upstream-rejection.ts';

/**
 * Returns the gateway's failure for an error status of the upstream
 * (docs/request-lifecycle.md#failures-of-the-upstream). Only a 400 includes text of the upstream.
 */
export function failureOfStatus(
  status: number,
  body: string,
  retryAfter: string | undefined,
  request: BackendRequest,
  known: KnownValues,
): GatewayError {
  const logged = { internal: `the upstream responded with ${status}`, upstreamError: body };
  const pause = retryAfter ?? (status === 429 ? retryDelayIn(body) : undefined);
  const upstream = { status, retryAfterMs: retryAfterMs(pause) };
  // A missing model is the operator's error, and a missing item the client's.
  if (status === 404 && namesItem(body)) return rejectionOf(body, request, known, logged);
  switch (status) {
    case 400:
    case 422:
      if (namesKey(body)) return failureOfStatus(401, body, retryAfter, request, known);
      if (namesModel(body)) return failureOfStatus(404, body, retryAfter, request, known);
      return rejectionOf(body, request, known, logged);
    case 413:
      return tooLargeOf(body, request, known, logged);
    // 498 is Groq's: the flex tier has no capacity.
    case 429:
    case 498:
    case 503:
    case 529:
      return failure('model_overloaded', { ...logged, upstream, headers: retryAfterHeader(pause) });
    // What a proxy in front of the server says that got no response in time; 522 and 524 are Cloudflare's.
    case 504:
    case 522:
    case 524:
      return failure('gateway_timeout', { ...logged, upstream });
    default:
      // Older llama.cpp and proxies say it with 500.
      if (isTooLong(body)) return rejectionOf(body, request, known, logged);
      if (status >= 400 && status < 500) {
        request.log.error(
          { upstream_status: status, model: request.publicModel },
          'the upstream refused the gateway: check its configuration',
        );
      }
      return (
        (status === 500 ? rejectionByBlame(body, request, known, logged) : null) ??
        failure('bad_gateway', { ...logged, upstream })
      );
  }
}

const CONVERSATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createChatCompletion',
  'createMessage',
  'createResponse',
]);

/**
 * Returns the failure for a 413. A conversation is too long, which its client can shorten. Other requests may be wrong in
 * any way: text-embeddings-inference says 413 to each of them, so its reason decides.
 */
function tooLargeOf(body: string, request: BackendRequest, known: KnownValues, logged: ForLog): GatewayError {
  const isConversation = CONVERSATIONS.has(request.operation.operationId);
  if (!isConversation)
    return hasReason(body) ? rejectionOf(body, request, known, logged) : failure('body_too_large', logged);
  const { publicMessage, row, param } = rejectionOf(body, request, known, logged);
  const message = publicMessage === row.text ? {} : { message: publicMessage };
  return contextLengthExceeded({ ...logged, ...message, ...(param === null ? {} : { param }) });
}

/** Parses a Retry-After header, in seconds or as a date (RFC 9110). Null for other values. */
function retryAfterMs(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(value)) return Number(value) * 1000;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now());
}

/** Passes on a Retry-After of up to 9,999 seconds. Otherwise the default of the error catalogue applies. */
function retryAfterHeader(value: string | undefined): Record<string, string> {
  if (value === undefined || !/^\d{1,4}$/.test(value)) return {};
  return { 'retry-after': value };
}

/**
 * Returns the gateway's failure for a connection error: undici's codes, an abort, or a connection that was cut.
 */
export function failureOfConnection(error: unknown, signal: AbortSignal): GatewayError {
  if (error instanceof GatewayError) return error;
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    return reason instanceof GatewayError ? reason : failure('client_closed', { cause: error });
  }
  const code = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : 'unknown';
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return failure('gateway_timeout', { cause: error, internal: 'the upstream sent nothing for too long' });
  }
  if (code === 'EMFILE' || code === 'ENFILE')
    return failure('service_unavailable', { cause: error, internal: NO_FILES });
  return failure('bad_gateway', { cause: error, internal: `the upstream connection failed: ${code}` });
}

const NO_FILES = 'no connection could be opened: the limit of open files is reached';

/** Codes of failed handshakes: those of TLS, and of the checks of a certificate. */
const HANDSHAKE = /^(?:UND_ERR_CONNECT|ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;
const BEFORE_SENDING = new Set<unknown>(['connect', 'getaddrinfo']);

/** Whether a request failed before there was a connection to send it on. */
export function isUnconnected(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const first: unknown = Array.isArray(error['errors']) ? error['errors'][0] : error;
  if (isRecord(first) && BEFORE_SENDING.has(first['syscall'])) return true;
  return typeof error['code'] === 'string' && HANDSHAKE.test(error['code']);
}
