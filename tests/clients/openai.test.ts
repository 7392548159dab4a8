import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import OpenAI, { toFile } from 'openai';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { foreignModelFor, modelFor, SPARE_MODEL } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
let client: OpenAI;

function clientWith(apiKey: string): OpenAI {
  return new OpenAI({ apiKey, baseURL: `${world.address}/v1`, maxRetries: 0 });
}

const HELLO = { model: modelFor('chat'), messages: [{ role: 'user' as const, content: 'Hello' }] };

beforeAll(async () => {
  world = await startTestGateway();
  client = clientWith(world.keys.full);
});
afterEach(() => world.settle());
afterAll(() => world.close());

describe('the openai SDK', () => {
  test('lists the models, and finds one by its id with the slash encoded', async () => {
    const page = await client.models.list();
    expect(page.data.map((model) => model.id)).toContain(modelFor('chat'));
    expect(page.data.map((model) => model.id)).not.toContain(foreignModelFor('chat'));
    const model = await client.models.retrieve(modelFor('chat'));
    expect([model.id, model.owned_by]).toEqual([modelFor('chat'), 'acme']);
    expect(page.data.map(({ created }) => new Date(created * 1_000).getUTCFullYear())).not.toContain(1970);
  });

  test('chats, and reads the request id', async () => {
    const completion = await client.chat.completions.create(HELLO);
    expect(completion.choices[0]?.message.content).toBe(CHAT_TEXT);
    expect(completion.model).toBe(modelFor('chat'));
    expect(completion._request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('chats in a stream, by iteration and by its helper', async () => {
    let text = '';
    for await (const chunk of await client.chat.completions.create({ ...HELLO, stream: true })) {
      text += chunk.choices[0]?.delta.content ?? '';
    }
    expect(text).toBe(CHAT_TEXT);
    const helper = client.chat.completions.stream({ ...HELLO, stream_options: { include_usage: true } });
    expect(await helper.finalContent()).toBe(CHAT_TEXT);
    expect((await helper.totalUsage()).total_tokens).toBeGreaterThan(0);
  });

  test('calls tools in a stream', async () => {
    const tools = [
      { type: 'function' as const, function: { name: 'look_up', parameters: { type: 'object' } } },
    ];
    const helper = client.chat.completions.stream({ ...HELLO, tools });
    const calls = (await helper.finalMessage()).tool_calls ?? [];
    expect(calls[0]).toMatchObject({ type: 'function', function: { name: 'look_up' } });
  });

  test('aborts the upstream request at once when it stops reading', async () => {
    world.upstream.next({ kind: 'drip', intervalMs: 20 });
    const stream = await client.chat.completions.create({ ...HELLO, stream: true });
    const request = world.upstream.last;
    for await (const chunk of stream) if (chunk.choices.length > 0 && request.isDripping) break;
    const seen = request.piecesWritten;
    while (request.piecesBeforeAbort === null) await new Promise((resolve) => setTimeout(resolve, 5));
    // Checks the order, not the time: the upstream may write what is already in transit, but hardly more.
    expect(request.piecesBeforeAbort - seen).toBeLessThanOrEqual(2);
  });

  test('throws when a stream is interrupted, and never returns it as complete', async () => {
    world.upstream.next({ kind: 'end_early' });
    const stream = await client.chat.completions.create({ ...HELLO, stream: true });
    const readAll = async (): Promise<void> => {
      for await (const chunk of stream) expect(chunk.object).toBe('chat.completion.chunk');
    };
    await expect(readAll()).rejects.toThrow(/backend/);
  });

  test.each([
    ['AuthenticationError', () => clientWith(world.keys.revoked).models.list()],
    ['AuthenticationError', () => clientWith('no-key').models.list()],
    ['NotFoundError', () => client.chat.completions.create({ ...HELLO, model: foreignModelFor('chat') })],
    ['PermissionDeniedError', () => clientWith(world.keys.narrowed).chat.completions.create(HELLO)],
    [
      'BadRequestError',
      () => client.chat.completions.create({ ...HELLO, temperature: 'hot' as unknown as number }),
    ],
    [
      'RateLimitError',
      async () => {
        const limited = clientWith(world.keys.limited);
        await limited.chat.completions.create(HELLO);
        return limited.chat.completions.create(HELLO);
      },
    ],
    [
      'InternalServerError',
      () => {
        world.upstream.always({ kind: 'status', status: 500 });
        return client.chat.completions.create(HELLO);
      },
    ],
    ['UnprocessableEntityError', () => client.chat.completions.create({ ...HELLO, model: '' })],
  ])('throws its own %s', async (name, call) => {
    const error: unknown = await call().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(OpenAI[name as 'AuthenticationError']);
    expect(error).toHaveProperty('requestID', expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  test('uses a restricted key for what the key allows', async () => {
    const completion = await clientWith(world.keys.narrowed).chat.completions.create({
      ...HELLO,
      model: SPARE_MODEL,
    });
    expect(completion.choices[0]?.finish_reason).toBe('stop');
  });

  test('uploads, reads and deletes a file', async () => {
    const contents = 'one line\n';
    const file = await client.files.create({
      file: await toFile(Buffer.from(contents), 'notes.txt'),
      purpose: 'user_data',
    });
    expect([file.object, file.bytes]).toEqual(['file', contents.length]);
    expect(await (await client.files.content(file.id)).text()).toBe(contents);
    expect((await client.files.list()).data.map((one) => one.id)).toContain(file.id);
    await client.files.delete(file.id);
    await expect(client.files.retrieve(file.id)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });

  test('learns that a file cannot expire, before it counts on it', async () => {
    const upload = client.files.create({
      file: await toFile(Buffer.from('one line\n'), 'notes.txt'),
      purpose: 'user_data',
      expires_after: { anchor: 'created_at', seconds: 3_600 },
    });
    await expect(upload).rejects.toMatchObject({ status: 400, param: 'expires_after' });
  });

  test('transcribes an upload and reads speech as bytes', async () => {
    const spoken = await client.audio.speech.create({
      model: modelFor('speech'),
      input: 'Hello',
      voice: 'alloy',
    });
    expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const file = await toFile(Buffer.from('RIFF'), 'a.wav');
    const heard = await client.audio.transcriptions.create({ file, model: modelFor('transcription') });
    expect(heard.text).not.toBe('');
  });

  test.each(['model first', 'file first'])(
    'reads the transcription of an upload while it is generated, %s',
    async (order) => {
      // The SDK has no method for this path; the rest of the request is the SDK's.
      const streamed = clientWith(world.keys.full).withOptions({
        fetch: (_url, init) => fetch(`${world.address}/v1/audio/transcriptions/stream_input`, init),
      });
      const file = await toFile(Readable.from([Buffer.from('RIFF'), Buffer.from('more')]), 'a.wav');
      const model = modelFor('transcription');
      const events = await streamed.audio.transcriptions.create(
        order === 'model first' ? { model, file, stream: true } : { file, model, stream: true },
      );
      let last = '';
      for await (const event of events) last = event.type;
      expect(last).toBe('transcript.text.done');
    },
  );
});
