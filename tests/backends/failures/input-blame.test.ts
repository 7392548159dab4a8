import { describe, expect, test } from '@jest/globals';
import { knownValues } from '../../../backends/failures/redaction.ts';
import { failureOfStatus } from '../../../backends/failures/upstream-failure.ts';
import { attributionOf } from '../../../routing/attribution.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';

const settings = backendSettings('openai', new URL('http://10.0.0.1:8080/v1/'));
const request = backendRequest('createChatCompletion', { model: 'acme/model-1' });
const failed = (message: string, status = 500) => {
  const body = JSON.stringify({ error: { code: status, message, type: 'server_error' } });
  return failureOfStatus(status, body, undefined, request, knownValues(settings));
};

describe('a 500 that blames the request is a rejection, which shows it and harms no deployment', () => {
  test.each([
    [
      'llama.cpp, an image',
      'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
      /^image input is not supported/,
    ],
    ['llama.cpp, older', 'image input is not supported by this server', /^image input is not supported/],
    ['llama.cpp, sound', 'audio input is not supported', /audio input/],
    ['llama.cpp, a damaged image', 'Failed to load image or audio file', /Failed to load image/],
    [
      'llama.cpp, an embedding',
      'input (5567 tokens) is too large to process. increase the physical batch size (current batch size: 4096)',
      /5567 tokens/,
    ],
    ['llama.cpp, a grammar', 'Failed to initialize samplers: failed to parse grammar', /parse grammar/],
    ['llama.cpp, a schema', 'JSON schema conversion failed:\nUnrecognized schema: {"type":"x"}', /schema/],
    ['llama.cpp, tools without a template', 'tools param requires --jinja flag', /tools param/],
    [
      'llama.cpp, a wrong type',
      '[json.exception.type_error.302] type must be string, but is null',
      /must be string/,
    ],
    [
      'llama.cpp, roles',
      "\n------------\nWhile executing CallExpression at line 47, column 32 in source:\n...== 0) %}↵  {{- raise_exception('After the optional system message, con...\n     ^\nError: Jinja Exception: After the optional system message, conversation roles must alternate",
      /^After the optional system message, conversation roles must alternate$/,
    ],
    [
      'llama.cpp with minja, roles',
      "Conversation roles must alternate user/assistant/... at row 19, column 27:\n {%- if (message['role'] == 'user') -%}",
      /^Conversation roles must alternate user\/assistant\/\.\.\.$/,
    ],
    ['LM Studio, a template', 'Error rendering prompt with jinja template: unknown role', /jinja template/],
    ['Ollama, an image', 'this model is missing data required for image input', /image input/],
    ['vLLM, a damaged image', 'cannot identify image file <_io.BytesIO object at 0x7f>', /identify image/],
    ['LiteLLM', 'litellm.BadRequestError: OpenAIException - Invalid schema', /Invalid schema/],
  ])('%s', (_what, message, shown) => {
    const error = failed(message);
    expect(error).toMatchObject({ code: 'upstream_rejected' });
    expect(error.publicMessage).toMatch(shown);
    expect(error.publicMessage).not.toContain('raise_exception');
    expect(error.publicMessage).not.toContain('{%');
    expect(attributionOf(error)).toEqual({ kind: 'none' });
  });
});

describe('a 500 of the server stays its failure', () => {
  test.each([
    '',
    'Internal Server Error',
    'CUDA out of memory. Tried to allocate 2.00 GiB',
    'CUDA error: no kernel image is available for execution on the device',
    'EngineCore encountered an issue. See stack trace (above) for the root cause.',
    'llama runner process has terminated: signal: killed',
    'model failed to load, this may be due to resource limitations',
    'Compute error.',
    'failed to process image: failed to find a memory slot for batch of size 256',
    'unable to allocate CUDA0 buffer',
    'cannot schedule new futures after shutdown',
    'Failed to find template file /models/chat.jinja',
    'litellm.InternalServerError: Connection error.',
    'litellm.APIConnectionError: image worker is gone',
    'the server is shutting down',
    'unexpected EOF',
  ])('%s', (message) => {
    const error = failed(message);
    expect(error.code).toBe('bad_gateway');
    expect(attributionOf(error)).toEqual({ kind: 'failure' });
  });

  test('and so does a 502 of a proxy, whatever it quotes', () => {
    expect(failed('image input is not supported', 502).code).toBe('bad_gateway');
  });
});
