import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import OpenAI, { toFile } from 'openai';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let client: OpenAI;

/** Groq's clients are generated as OpenAI's are, with `/openai/v1/` in the path of each operation (groq 1.7). */
beforeAll(async () => {
  world = await startTestGateway();
  client = new OpenAI({ apiKey: world.keys.full, baseURL: `${world.address}/openai/v1`, maxRetries: 0 });
});
afterEach(() => world.settle());
afterAll(() => world.close());

describe("a client with Groq's paths", () => {
  test('completes a conversation, also as a stream', async () => {
    const request = { model: modelFor('chat'), messages: [{ role: 'user' as const, content: 'Hello' }] };
    const completion = await client.chat.completions.create(request);
    expect(completion.choices[0]?.message.content).toBe(CHAT_TEXT);
    let text = '';
    for await (const chunk of await client.chat.completions.create({ ...request, stream: true }))
      text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe(CHAT_TEXT);
  });

  test('lists the models, embeds, speaks and listens', async () => {
    const page = await client.models.list();
    expect(page.data.map((model) => model.id)).toContain(modelFor('chat'));
    const embedded = await client.embeddings.create({ model: modelFor('embedding'), input: 'Köln' });
    expect(embedded.data[0]?.embedding.length).toBeGreaterThan(0);
    const spoken = await client.audio.speech.create({
      ...{ model: modelFor('speech'), voice: 'alloy', input: 'Hello' },
    });
    expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const file = await toFile(Buffer.from('RIFF'), 'a.wav');
    const heard = await client.audio.transcriptions.create({ file, model: modelFor('transcription') });
    expect(heard.text).not.toBe('');
  });

  test('shows a model, also one with an encoded slash in its id', async () => {
    // groq-sdk 1.6 encodes the slash of an id in a path.
    expect(await client.models.retrieve(modelFor('chat'))).toMatchObject({ id: modelFor('chat') });
    const plain = await fetch(`${world.address}/openai/v1/models/${modelFor('chat')}`, {
      headers: { authorization: `Bearer ${world.keys.full}` },
    });
    expect(await plain.json()).toMatchObject({ id: modelFor('chat') });
  });

  test('uploads, lists, shows, reads and deletes files', async () => {
    const file = await toFile(Buffer.from('{"custom_id":"1"}\n'), 'batch.jsonl');
    const { id } = await client.files.create({ file, purpose: 'batch' });
    const listed = await client.files.list();
    expect(listed.data.map((one) => one.id)).toContain(id);
    expect(await client.files.retrieve(id)).toMatchObject({ id, purpose: 'batch', filename: 'batch.jsonl' });
    expect(await (await client.files.content(id)).text()).toBe('{"custom_id":"1"}\n');
    await client.files.delete(id);
    await expect(client.files.retrieve(id)).rejects.toThrow(OpenAI.NotFoundError);
  });

  test('is told which methods a path has', async () => {
    const response = await fetch(`${world.address}/openai/v1/files/x`, { method: 'PATCH' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });

  test('is held to the limits of its key', async () => {
    const other = client.withOptions({ apiKey: 'gw_unknown' });
    await expect(other.models.list()).rejects.toThrow(OpenAI.AuthenticationError);
  });
});
