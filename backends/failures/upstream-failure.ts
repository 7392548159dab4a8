import { isRecord } from '../../contract/json-object.ts';
import { contextLengthExceeded } from '../../errors/context-length.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import type { OperationId } from '../../generated/contract.ts';
import type { BackendRequest } from '../backend.ts';
import { blamesBilling, blamesPrompt, isPage, operatorStatusOf } from './operator-blame.ts';
import type { KnownValues } from './redaction.ts';
import { retryAfterHeader, retryAfterMs, retryDelayIn } from './retry-after.ts';
import {
  hasReason,
  isTooLong,
  namesItem,
  rejectionByBlame,
  rejectionOf,
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
  const pauseMs = retryAfterMs(retryAfter ?? (status === 429 ? retryDelayIn(body) : undefined));
  const upstream = { status, retryAfterMs: pauseMs };
  if (status === 429 && blamesBilling(body)) return failureOfStatus(402, body, undefined, request, known);
  if (blamesClient(status, body, request)) return rejectionOf(body, request, known, logged);
  switch (status) {
    case 400:
    case 422: {
      const operatorStatus = operatorStatusOf(body);
      if (operatorStatus !== null) return failureOfStatus(operatorStatus, body, retryAfter, request, known);
      if (isPage(body)) return failure('bad_gateway', { ...logged, upstream });
      return rejectionOf(body, request, known, logged);
    }
    case 413:
      return tooLargeOf(body, request, known, logged);
    // 498 is Groq's: the flex tier has no capacity.
    case 429:
    case 498:
    case 503:
    case 529:
      return failure('model_overloaded', { ...logged, upstream, headers: retryAfterHeader(pauseMs) });
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

/**
 * Whether a status that is otherwise the operator's error is the client's: a missing item (a missing model is not), a prompt
 * against the policy, or an upload that the server cannot read (speaches, `audio_file_dependency`).
 */
function blamesClient(status: number, body: string, request: BackendRequest): boolean {
  if (status === 403) return blamesPrompt(body);
  if (status === 415) return request.body.kind === 'multipart' && hasReason(body);
  return status === 404 && namesItem(body);
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
  // A proxy limits bytes, whatever they are.
  if (isPage(body)) return failure('body_too_large', logged);
  const isConversation = CONVERSATIONS.has(request.operation.operationId);
  if (!isConversation)
    return hasReason(body) ? rejectionOf(body, request, known, logged) : failure('body_too_large', logged);
  const { publicMessage, row, param } = rejectionOf(body, request, known, logged);
  const message = publicMessage === row.text ? {} : { message: publicMessage };
  return contextLengthExceeded({ ...logged, ...message, ...(param === null ? {} : { param }) });
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
