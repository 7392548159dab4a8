import { describe, expect, test } from '@jest/globals';
import { failureOfStatus } from '../../../backends/failures/upstream-failure.ts';
import { throwUpstreamError } from '../../../dialects/values/json-values.ts';
import { asGatewayError } from '../../../errors/gateway-error.ts';
import { renderError, streamErrorBody } from '../../../errors/render.ts';
import { backendRequest } from '../backend-request.ts';

const request = {
  ...backendRequest('createChatCompletion', { model: 'acme/chat' }),
  model: 'meta/Llama-3-70B',
};

function rendered(fields: object): unknown {
  const body = JSON.stringify({ error: { message: 'no', ...fields } });
  const response = renderError(failureOfStatus(400, body, undefined, request, []), 'r1');
  expect(response.status).toBe(400);
  return (JSON.parse(response.body) as { error: unknown }).error;
}

/** A call that Groq could not parse (console.groq.com/docs/errors; `ErrorObject` of groq; pydantic-ai retries by it). */
describe('a generation that Groq refused', () => {
  const generation = '{"name": "look", "arguments": {"model": "meta/Llama-3-70B"}}';
  const fields = { type: 'invalid_request_error', code: 'tool_use_failed', failed_generation: generation };

  test('reaches the client as the model wrote it', () => {
    expect(rendered(fields)).toMatchObject(fields);
  });

  test.each([[null], [7], [{ a: 1 }], [undefined]])('is left out if it is no text: %j', (written) => {
    const error = rendered({ ...fields, failed_generation: written });
    expect(error).toMatchObject({ code: 'tool_use_failed' });
    expect(error).not.toHaveProperty('failed_generation');
  });

  test('ends a stream with the same error', () => {
    let thrown: unknown;
    try {
      throwUpstreamError({ error: { message: 'no', ...fields } });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: 'upstream_rejected' });
    expect(streamErrorBody(asGatewayError(thrown))).toMatchObject(fields);
  });
});
