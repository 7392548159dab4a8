import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAiBackend } from '../../../backends/kinds/openai.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';

test('a stream without a Content-Type is read as one (openclaw/openclaw#90205)', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    response.end('data: {"choices":[]}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  const backend = new OpenAiBackend(backendSettings('openai', new URL(`http://127.0.0.1:${port}/`), {}));
  const request = backendRequest('createChatCompletion', { model: 'm', stream: true });
  const response = await backend.send({ ...request, stream: true });
  expect(response.kind).toBe('frames');
  const frames = response.kind === 'frames' ? await Array.fromAsync(response.frames) : [];
  expect(frames.flat()).toEqual(['data: {"choices":[]}']);
  await backend.close();
  server.close();
});
