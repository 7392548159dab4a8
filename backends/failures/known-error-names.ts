/**
 * Names of errors that vendors and servers document, in lower case. Only these are sure to quote nothing of a request: a
 * server may put anything in its `code`.
 */
export const KNOWN_ERROR_NAMES: ReadonlySet<string> = new Set([
  // OpenAI and Azure (platform.openai.com/docs/guides/error-codes), and those who took over their names
  ...[
    'invalid_request_error',
    'authentication_error',
    'permission_error',
    'permission_denied',
    'not_found_error',
  ],
  ...['rate_limit_error', 'rate_limit_exceeded', 'requests', 'tokens', 'insufficient_quota', 'server_error'],
  ...[
    'invalid_api_key',
    'incorrect_api_key',
    'invalid_organization',
    'account_deactivated',
    'access_terminated',
  ],
  ...['billing_not_active', 'billing_hard_limit_reached', 'insufficient_balance', 'insufficient_credits'],
  ...[
    'model_not_found',
    'unsupported_model',
    'unsupported_parameter',
    'unsupported_value',
    'unknown_parameter',
  ],
  ...[
    'invalid_value',
    'invalid_type',
    'missing_required_parameter',
    'string_above_max_length',
    'invalid_image',
  ],
  ...[
    'context_length_exceeded',
    'content_filter',
    'content_policy_violation',
    'responsibleaipolicyviolation',
  ],
  ...[
    'deploymentnotfound',
    'operationnotsupported',
    'unsupported_country_region_territory',
    'internal_error',
  ],
  ...['service_unavailable', 'server_overloaded', 'server_is_overloaded', 'engine_overloaded'],
  ...['model_overloaded', 'timeout'],
  // Anthropic (docs.anthropic.com/en/api/errors)
  ...['api_error', 'overloaded_error', 'timeout_error', 'billing_error', 'request_too_large'],
  // Google (google.rpc.Code)
  ...['invalid_argument', 'failed_precondition', 'out_of_range', 'unauthenticated', 'not_found', 'aborted'],
  ...[
    'already_exists',
    'resource_exhausted',
    'cancelled',
    'data_loss',
    'unknown',
    'internal',
    'unimplemented',
  ],
  ...['unavailable', 'deadline_exceeded'],
  // Bedrock (Converse API reference)
  ...['accessdeniedexception', 'internalserverexception', 'modelerrorexception', 'modelnotreadyexception'],
  ...[
    'modelstreamerrorexception',
    'modeltimeoutexception',
    'resourcenotfoundexception',
    'throttlingexception',
  ],
  ...['servicequotaexceededexception', 'serviceunavailableexception', 'validationexception'],
  // VLLM and SGLang; llama.cpp; text-embeddings-inference and text-generation-inference
  ...['badrequesterror', 'notfounderror', 'internalservererror', 'unprocessableentityerror', 'badrequest'],
  ...['exceed_context_size_error', 'unavailable_error', 'not_supported_error', 'grammar_error'],
  ...['unhealthy', 'backend', 'overloaded', 'validation', 'tokenizer', 'empty', 'generation'],
]);
