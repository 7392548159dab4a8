import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HttpClient } from '../../../backends/http/http-client.ts';
import { failure } from '../../../errors/gateway-error.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer } from '../json-server.ts';

let server: JsonServer;
let client: HttpClient;

beforeEach(async () => {
  server = await JsonServer.start(() => null);
  client = new HttpClient(backendSettings('openai', server.address, { maxConnections: 1 }));
});

afterEach(async () => {
  await client.close();
  await server.close();
});

function post(name: string, signal: AbortSignal): Promise<unknown> {
  const content = Buffer.from(JSON.stringify({ name }));
  const source = { content, sizeBytes: content.length };
  return client.post('', 'application/json', source, backendRequest('createEmbedding', {}, { signal }));
}

test('a request whose client disconnects while it waits for a connection never reaches the server', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const firstFailure = expect(post('first', first.signal)).rejects.toMatchObject({ code: 'client_closed' });
  const secondFailure = expect(post('second', second.signal)).rejects.toMatchObject({
    code: 'client_closed',
  });
  second.abort(failure('client_closed'));
  server.answering = () => ({ body: {} });
  first.abort(failure('client_closed'));
  await post('third', new AbortController().signal);
  await Promise.all([firstFailure, secondFailure]);
  expect(server.requests.map(({ body }) => body['name'])).not.toContain('second');
});
