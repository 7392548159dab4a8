import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBackend } from '../../backends/kinds/create-backend.ts';
import { EngineHost } from '../../packages/engines/host.ts';
import { backendRequest, backendSettings } from './backend-request.ts';
import { JsonServer } from './json-server.ts';
import { valueOf } from './list-behaviour.ts';

let server: JsonServer;

beforeEach(async () => {
  server = await JsonServer.start(({ body }) => ({ body: { id: 'c1', model: body['model'] } }));
});
afterEach(() => server.close());

test.each(['groq', 'openrouter'] as const)(
  'kind %s gets requests as a server of kind openai',
  async (kind) => {
    const backend = createBackend(backendSettings(kind, server.address), new EngineHost());
    const messages = [{ role: 'user', content: 'Hi' }];
    const request = backendRequest('createChatCompletion', { model: 'acme/chat', messages });
    expect(await valueOf(backend, request)).toEqual({ id: 'c1', model: 'upstream-model' });
    expect(server.requests[0]).toMatchObject({
      path: '/base/chat/completions',
      headers: { authorization: 'Bearer sk-of-the-gateway' },
      body: { model: 'upstream-model', messages },
    });
    await backend.close();
  },
);
