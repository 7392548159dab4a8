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
])(
  'a model that %s does not have is an error of the operator, and other deployments are tried',
  (_who, body) => {
    expect(failureFor(body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 404 } });
  },
);

test.each<[string, object]>([
  [
    'a field of the client',
    { error: { message: 'No such model.', param: 'tools[0].model', code: 'model_not_found' } },
  ],
  ['a quotation', { error: { message: "Cannot read 'Model Not Exist'", param: 'messages' } }],
])('%s with such words stays an error of the client', (_what, body) => {
  expect(failureFor(body).code).toBe('upstream_rejected');
});
