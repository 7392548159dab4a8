/** The form of an error response (docs/specification.md#shapes). */
export type ErrorShape = 'detail' | 'error' | 'plain' | 'empty' | 'html' | 'budget' | 'none';

export interface FailureRow {
  status: number;
  shape: ErrorShape;
  /** `error_type` of a detail body, `type` of a model error body; empty for the other shapes. */
  type: string;
  /** `code` of a model error body. */
  code: string | null;
  /** Public text when the code that throws gives none. */
  text: string;
  /** Whether the same request may succeed later. Such a response has `Retry-After`. */
  retryable: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

function plain(status: number, text: string, retryable = false): FailureRow {
  return { status, shape: 'plain', type: '', code: null, text, retryable, logLevel: 'info' };
}

function detail(status: number, type: string, text: string, overrides: Partial<FailureRow> = {}): FailureRow {
  return {
    status,
    shape: 'detail',
    type,
    code: null,
    text,
    retryable: false,
    logLevel: 'info',
    ...overrides,
  };
}

function modelError(
  status: number,
  code: string | null,
  text: string,
  overrides: Partial<FailureRow> = {},
): FailureRow {
  const type = 'invalid_request_error';
  return { status, shape: 'error', type, code, text, retryable: false, logLevel: 'info', ...overrides };
}

const transient: Partial<FailureRow> = { retryable: true, logLevel: 'warn' };

/**
 * One row per failure that a client can receive, in the order of docs/request-lifecycle.md#order-of-failures. A test
 * compares it with the contract.
 */
export const failures = {
  malformed_request: plain(400, 'malformed HTTP request'),
  header_too_large: plain(400, 'request header too large'),
  request_timeout: plain(408, 'request timeout', true),
  unknown_path: plain(404, '404 page not found'),
  method_not_allowed: { ...plain(405, ''), shape: 'empty' },
  missing_key: detail(401, 'unauthorized_error', 'one of the headers X-API-Key or Authorization must be set'),
  invalid_key: detail(401, 'unauthorized_error', 'Unauthorized'),
  unsupported_media_type: modelError(
    415,
    'unsupported_media_type',
    'the Content-Type is not supported by this operation',
  ),
  body_too_large: plain(413, 'request body too large'),
  invalid_multipart: modelError(400, 'invalid_multipart', 'the multipart body exceeds a limit'),
  unparsable_body: plain(400, 'failed to parse route metadata from request body'),
  validation_error: detail(422, 'validation_error', 'a parameter failed validation'),
  model_not_found: detail(404, 'not_found', 'the model was not found'),
  model_forbidden: detail(403, 'forbidden', 'the key may not use this model'),
  rate_limited: plain(429, 'rate limit exceeded', true),
  invalid_parameter: modelError(400, null, 'a parameter is invalid'),
  storage_quota_exceeded: modelError(
    400,
    'storage_quota_exceeded',
    'the storage quota of the project is used up',
  ),
  budget_exceeded: {
    ...plain(429, 'the budget of the month is used up, or too small for the request'),
    shape: 'budget',
  },
  content_policy_violation: modelError(
    400,
    'content_policy_violation',
    'the prompt was blocked by content policy',
  ),
  safety_check_unavailable: detail(
    503,
    'safety_check_unavailable',
    'a required safety check could not run',
    transient,
  ),
  bad_gateway: detail(502, 'bad_gateway', 'the model backend failed', transient),
  previous_response_not_found: modelError(
    400,
    'previous_response_not_found',
    'the previous response was not found',
  ),
  upstream_rejected: modelError(400, null, 'the model refused the request'),
  model_overloaded: modelError(503, 'model_overloaded', 'the model is overloaded', {
    ...transient,
    type: 'overloaded_error',
  }),
  gateway_timeout: {
    ...plain(504, 'the model did not respond in time', true),
    shape: 'html',
    logLevel: 'warn',
  },
  token_forbidden: detail(403, 'forbidden', 'the token does not allow this request'),
  other_origin: detail(403, 'forbidden', 'pages of other sites may not call this port'),
  other_name: detail(
    421,
    'misdirected',
    'call this port by an address, or add the name to GATEWAY_ADMIN_NAMES',
  ),
  conflict: detail(409, 'conflict', 'the request contradicts the present state'),
  precondition_failed: detail(412, 'precondition_failed', 'the object has changed since it was read'),
  resource_not_found: detail(404, 'not_found', 'not found'),
  service_unavailable: detail(
    503,
    'service_unavailable',
    'the service is temporarily unavailable',
    transient,
  ),
  internal_error: detail(500, 'internal_error', 'internal error', { retryable: true, logLevel: 'error' }),
  client_closed: { ...plain(499, ''), shape: 'none' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;
