import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

/** What Cursor sends to a server of its user (BerriAI/litellm#34029, archestra-ai/archestra#7375, Soju06/codex-lb#833). */
const parameters = { type: 'object', properties: { path: { type: 'string' } } };
const READ = { type: 'function', function: { name: 'read_file', parameters } };
const CALL = { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{}' } };

async function sent(fields: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${world.address}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.keys.full}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: modelFor('chat'),
      messages: [{ role: 'user', content: 'Hello' }],
      ...fields,
    }),
  });
  expect(await response.text()).not.toContain('"error"');
  return world.upstream.last.fields;
}

describe('a server of the chat format gets from Cursor', () => {
  test('texts and images in the form of the format, and no empty list as the content of a message with calls, which OpenAI refuses', async () => {
    const messages = [
      { role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
      { role: 'assistant', content: [], tool_calls: [CALL] },
      { role: 'tool', tool_call_id: 'call_1', content: 'found' },
      { role: 'assistant', content: [{ type: 'output_text', text: 'Yes.' }] },
      {
        role: 'user',
        content: [{ type: 'input_image', image_url: 'https://a.example/a.png', detail: 'low' }],
      },
    ];
    const image = { url: 'https://a.example/a.png', detail: 'low' };
    expect(await sent({ messages, tools: [READ] })).toMatchObject({
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
        { role: 'assistant', content: null, tool_calls: [CALL] },
        messages[2],
        { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] },
        { role: 'user', content: [{ type: 'image_url', image_url: image }] },
      ],
    });
  });
});
