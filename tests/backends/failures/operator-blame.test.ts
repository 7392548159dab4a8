import { expect, test } from '@jest/globals';
import { failureOfStatus } from '../../../backends/failures/upstream-failure.ts';
import { backendRequest } from '../backend-request.ts';

const request = {
  ...backendRequest('createChatCompletion', { model: 'acme/model-1' }),
  model: 'meta/Llama-3-70B',
};
const failureFor = (body: object) => failureOfStatus(400, JSON.stringify(body), undefined, request, []);

test.each<[string, object]>([
  // Recorded by opentelemetry-instrumentation-botocore.
  ['Bedrock', { message: 'The provided model identifier is invalid.' }],
  // Repost.aws/knowledge-center/bedrock-on-demand-throughput-error
  [
    'Bedrock without a profile',
    {
      message:
        'Invocation of model ID meta.llama-3 with on-demand throughput isn’t supported. Retry with an inference profile.',
    },
  ],
  // Recorded by mirascope.
  [
    'the responses of OpenAI',
    {
      error: {
        message: "The requested model 'x' does not exist.",
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_found',
      },
    },
  ],
  // MuiseDestiny/zotero-gpt#483
  ['OpenRouter', { error: { message: 'llama-3 is not a valid model ID', code: 400 } }],
  // Deepwn/addi#13
  ['DeepSeek', { error: { message: 'Model Not Exist', type: 'invalid_request_error', param: null } }],
  // Continuedev/continue#11177
  ['LiteLLM', { error: '/chat/completions: Invalid model name passed in model=llama. Call `/v1/models`.' }],
  // Recorded by pydantic-ai (tests/cassettes/test_embeddings/TestVoyageAI.test_embed_error.yaml).
  [
    'Voyage',
    { detail: "Model nonexistent is not supported. Supported models are ['voyage-law-2', 'voyage-code-2']." },
  ],
  // Docs.siliconflow.cn, the page of errors.
  ['SiliconFlow', { code: 20012, message: 'Model does not exist. Please check it carefully.', data: null }],
  // Ggml-org/llama.cpp#17968, and `router_validate_model` of its server.
  [
    'the older router of llama.cpp',
    { error: { code: 400, message: 'model not found', type: 'invalid_request_error' } },
  ],
  [
    'the router of llama.cpp',
    { error: { code: 400, message: "model 'a b/c:Q4' not found", type: 'invalid_request_error' } },
  ],
  ['xAI', { code: 'Client specified an invalid argument', error: 'Model not found: grok-9' }],
  // The `ValueError` of xinference's supervisor and workers.
  ['Xinference', { detail: 'Model not found in the model list, uid: bge-m3' }],
  // The `IndexError` of `AsyncEngineArray`, after `Invalid model: ` of `_resolve_engine` in `infinity_server.py` (infinity_emb).
  [
    'Infinity',
    {
      error: {
        message: 'Invalid model: Engine for model name `x` not found. Available model names are [].',
        code: 400,
      },
    },
  ],
  // Kohaku-Lab/KohakuTerrarium#73
  [
    'Zhipu',
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        code: '1211',
        message: '[1211][模型不存在，请检查模型代码。][20]',
      },
    },
  ],
  // Console.groq.com/docs/deprecations
  [
    'Groq, any more,',
    {
      error: {
        message: 'The model `mixtral-8x7b-32768` has been decommissioned and is no longer supported.',
        type: 'invalid_request_error',
        code: 'model_decommissioned',
      },
    },
  ],
  // GitHub Copilot and Hugging Face's router.
  [
    'a router',
    {
      error: {
        message: 'The requested model is not supported.',
        param: 'model',
        code: 'model_not_supported',
      },
    },
  ],
])(
  'a model that %s does not have is an error of the operator, and other deployments are tried',
  (_who, body) => {
    expect(failureFor(body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 404 } });
  },
);

// A server that has the model, but cannot run it now.
test.each<[string, object]>([
  [
    'NVIDIA',
    { status: 400, title: 'Bad Request', detail: "Function id 'a1': DEGRADED function cannot be invoked" },
  ],
  [
    'LM Studio without a model',
    { error: { message: 'No models loaded. Please load a model in the developer page.', param: 'model' } },
  ],
  [
    'the router of llama.cpp, which loads none,',
    { error: { code: 400, message: 'model is not loaded', type: 'invalid_request_error' } },
  ],
  ['LM Studio without memory', { error: { message: 'Failed to load model "x". Error: stopped.' } }],
  [
    'LM Studio after a crash',
    { error: 'The model has crashed without additional information. (Exit code: 6)' },
  ],
])('a model that %s cannot run is no error of the client, and other deployments are tried', (_who, body) => {
  expect(failureFor(body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 404 } });
});

const anthropic = (message: string) => ({ type: 'error', error: { type: 'invalid_request_error', message } });
const google = (message: string) => ({ error: { code: 400, message, status: 'FAILED_PRECONDITION' } });
test.each<[string, object]>([
  // Anthropics/claude-code#66314
  [
    'has no credit at Anthropic',
    anthropic('Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.'),
  ],
  [
    'has reached its own limit at Anthropic',
    anthropic('You have reached your specified API usage limits. You will regain access on 2026-08-01.'),
  ],
  [
    'has reached the limit of its workspace',
    anthropic('You have reached your specified workspace API usage limits. You will regain access soon.'),
  ],
  ['is disabled', anthropic('This organization has been disabled.')],
  // Dfinke/PowerShellAI#127
  [
    'has reached its hard limit at OpenAI',
    { error: { code: 'billing_hard_limit_reached', message: 'Billing hard limit has been reached' } },
  ],
  // Langgenius/dify#7488, aws/aws-cli#8717
  ['may not use Bedrock', { message: 'Operation not allowed' }],
  // Aws-samples/bedrock-chat#471
  [
    'has no access to a model of Bedrock',
    { message: 'Your account is not authorized to invoke this API operation.' },
  ],
  // Google's own SDK for Dart tests this response.
  ['is in a country without Gemini', google('User location is not supported for the API use.')],
  [
    'must pay for Gemini',
    google('Gemini API free tier is not available in your country. Please enable billing.'),
  ],
  // Help.aliyun.com/zh/model-studio/error-code#overdue-payment
  [
    'is overdue at DashScope',
    { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.' },
  ],
  // Songquanpeng/one-api#1764
  [
    'is restricted at Groq',
    {
      error: {
        message:
          'Organization has been restricted. Please reach out to support if you believe this was in error.',
        type: 'invalid_request_error',
        code: 'organization_restricted',
      },
    },
  ],
  // Recorded by users for `playai-tts` and `mistral-saba-24b`; the texts end with the address of the playground.
  [
    'has accepted no terms at Groq',
    {
      error: {
        message:
          'The model `playai-tts` requires terms acceptance. Please have the org admin accept the terms.',
        type: 'invalid_request_error',
        code: 'model_terms_required',
      },
    },
  ],
])('an account that %s is an error of the operator, and other deployments are tried', (_what, body) => {
  expect(failureFor(body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 403 } });
});

/** OpenAI's text; Model Studio's begins alike and is about the tokens of a minute (its pages of rate limits and error codes). */
const exceeded = (page: string) => ({
  error: {
    message: `You exceeded your current quota, please check your plan and billing details. For more, read ${page}.`,
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
});
const PAYMENT = { code: 'bad_gateway', upstream: { status: 402 } };
const unpaid = (after: string) => ({
  error: {
    message: `You exceeded your current quota, please check your plan and billing details.${after}`,
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
});
test.each<[string, object, object]>([
  // Chatanywhere/GPT_API_free#229
  [
    'of an account that must pay is treated as 402',
    exceeded('the docs: https://platform.openai.com/docs/guides/error-codes/api-errors'),
    PAYMENT,
  ],
  // Bajrangcoder/acode-plugin-chatgpt#21
  ['of such an account without a page is treated as 402', unpaid(''), PAYMENT],
  [
    'of such an account behind a relay is treated as 402',
    unpaid(' (request id: 2024082422180041399148142260998)'),
    PAYMENT,
  ],
  // Anomalyco/opencode#23722
  [
    'of a quota that is free again soon stays a limit',
    exceeded('https://help.aliyun.com/zh/model-studio/error-code#token-limit'),
    { code: 'model_overloaded', upstream: { status: 429 } },
  ],
  [
    'of a rate stays a limit',
    { error: { code: 'rate_limit_exceeded', message: 'Rate limit: https://platform.openai.com/account' } },
    { code: 'model_overloaded', upstream: { status: 429 } },
  ],
])('a 429 %s', (_what, body, expected) => {
  expect(failureOfStatus(429, JSON.stringify(body), '1', request, [])).toMatchObject(expected);
});

test('a version that Azure does not have is an error of the operator', () => {
  const body = { error: { code: 'BadRequest', message: 'API version not supported' } };
  expect(failureFor(body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 404 } });
});

test.each<[string, object]>([
  [
    'a field of the client',
    { error: { message: 'No such model.', param: 'tools[0].model', code: 'model_not_found' } },
  ],
  ['a quotation', { error: { message: "Cannot read 'Model Not Exist'", param: 'messages' } }],
  [
    'a quotation of a router',
    { error: { message: "model 'a' not found in the list of the tool's models", param: null } },
  ],
  ['a quotation of an account', { error: { message: "'Your credit balance is too low' is no JSON" } }],
])('%s with such words stays an error of the client', (_what, body) => {
  expect(failureFor(body).code).toBe('upstream_rejected');
});
