import { describe, expect, test } from '@jest/globals';
import { failureOfStatus } from '../../../backends/failures/upstream-failure.ts';
import { backendRequest } from '../backend-request.ts';

const request = backendRequest('createChatCompletion', { model: 'acme/model-1' });
const failureFor = (status: number, body: unknown) =>
  failureOfStatus(status, typeof body === 'string' ? body : JSON.stringify(body), undefined, request, []);

describe('a 403 for the prompt', () => {
  test.each<[string, object]>([
    // Openrouter.ai/docs/api-reference/errors, `ModerationErrorMetadata`.
    [
      'OpenRouter',
      {
        error: {
          code: 403,
          message: 'x/y requires moderation on OpenAI. Your input was flagged for "violence".',
          metadata: {
            reasons: ['violence'],
            flagged_input: 'a text',
            provider_name: 'OpenAI',
            model_slug: 'x/y',
          },
        },
      },
    ],
    // QuantumNous/new-api, `CSAMViolationMarker`.
    [
      'xAI',
      {
        code: 'The caller does not have permission to execute the specified operation',
        error: 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO',
      },
    ],
  ])('of %s blames neither the key nor the deployment', (_who, body) => {
    const failed = failureFor(403, body);
    expect(failed).toMatchObject({ code: 'upstream_rejected', rejection: 'content_policy' });
    expect(failed.upstream).toBeUndefined();
  });

  test.each<[object]>([
    [{ error: { code: 403, message: 'Key limit exceeded (monthly limit).' } }],
    [{ error: { message: 'Your account was disabled: content violates usage guidelines.' } }],
    [{ error: { message: 'no', metadata: { flagged_input: null } } }],
  ])('is not seen in %j', (body) => {
    expect(failureFor(403, body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 403 } });
  });
});

// Volcengine, DashScope (help.aliyun.com/zh/model-studio/error-code) and Zhipu, by their lists of error codes.
test.each([
  'OutputImageSensitiveContentDetected',
  'InputTextSensitiveContentDetected',
  'data_inspection_failed',
  '1301',
])('the code %s is a refusal by the content policy', (code) => {
  expect(failureFor(400, { error: { code, message: 'no' } })).toMatchObject({ rejection: 'content_policy' });
});

test.each([
  // Nginx/1.25.3, as f5's own documentation shows it.
  '<html>\r\n<head><title>400 The plain HTTP request was sent to HTTPS port</title></head>\r\n<body></body></html>',
  '\n<!DOCTYPE html><html lang=en><title>Error 400 (Bad Request)!!1</title>',
])('a page with status 400 is of a proxy and not of the model: %j', (body) => {
  expect(failureFor(400, body)).toMatchObject({ code: 'bad_gateway', upstream: { status: 400 } });
});
