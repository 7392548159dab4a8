import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI, { toFile } from 'openai';
import { gatewayContract } from '../../../../../packages/contract-tools/checks/contract.ts';
import { contractDocument } from '../../../../../packages/contract-tools/checks/document.ts';
import { createMockServer } from '../../../../../packages/contract-tools/checks/mock/mock-server.ts';
import { startDamagingProxy, type DamagingProxy, type Passing } from '../damaging-proxy.ts';
import { closeRuns, startRun, type RecordedRun, type RunOptions } from './recorded-run.ts';

const KEY = 'gw_a-key-of-this-test';
const HELLO = { model: 'acme/chat-1', messages: [{ role: 'user' as const, content: 'Hello' }] };

let server: Server;
let upstream: string;
beforeAll(async () => {
  server = createMockServer(gatewayContract(), contractDocument());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
let proxies: DamagingProxy[] = [];
afterEach(async () => {
  await closeRuns();
  for (const proxy of proxies) await proxy.close();
  proxies = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function clientOf({ address }: RecordedRun): OpenAI {
  return new OpenAI({ apiKey: KEY, baseURL: `${address}/v1`, maxRetries: 0 });
}

async function textOf(client: OpenAI): Promise<string> {
  let text = '';
  for await (const chunk of await client.chat.completions.create({ ...HELLO, stream: true }))
    text += chunk.choices[0]?.delta.content ?? '';
  return text;
}

/** The recorder in front of a server whose responses are damaged. */
async function damaged(damage: (passing: Passing) => void, options: RunOptions = {}): Promise<RecordedRun> {
  const anything = { request: /./, finding: /./ };
  const proxy = await startDamagingProxy(upstream, [
    { name: 'planted', damages: () => true, damage, ...anything },
  ]);
  proxies.push(proxy);
  return startRun(proxy.address, options);
}

describe('the openai SDK through the recorder', () => {
  test('chats, streams, sends a file and reads audio without a finding, and every exchange is in the file', async () => {
    const run = await startRun(upstream);
    const client = clientOf(run);
    const completion = await client.chat.completions.create(HELLO);
    expect(await textOf(client)).toBe(completion.choices[0]?.message.content);
    const file = await toFile(Buffer.from('RIFF audio'), 'a.wav');
    const { text } = await client.audio.transcriptions.create({ model: 'acme/ear', file });
    const speech = await client.audio.speech.create({ model: 'acme/voice', input: 'Hello', voice: 'alloy' });
    const audio = Buffer.from(await speech.arrayBuffer());
    const events = [];
    for await (const event of await client.responses.create({
      model: 'acme/chat-1',
      input: 'Hi',
      stream: true,
    }))
      events.push(event.type);
    expect(run.lines).toEqual([]);

    const { entries } = await run.finish();
    expect(entries.map(({ _operation }) => _operation)).toEqual([
      'createChatCompletion',
      'createChatCompletion',
      'createTranscription',
      'createSpeech',
      'createResponse',
    ]);
    expect(JSON.parse(entries[0]?.response.content.text ?? '')).toMatchObject({ id: completion.id });
    expect(JSON.parse(entries[0]?.request.postData?.text ?? '')).toEqual(HELLO);
    expect(entries[1]?.response.content.text).toMatch(/^data: [^]*data: \[DONE\]\n\n$/);
    expect(entries[2]?.request.postData?.text).toContain('RIFF audio');
    expect(entries[2]?.response.content.text).toContain(JSON.stringify(text).slice(1, -1));
    expect(entries[3]?.response.content.size).toBe(audio.length);
    expect(entries[4]?._events).toBe(events.length);
  });

  test('leaves no key of any header in the file', async () => {
    const run = await startRun(upstream);
    await clientOf(run).chat.completions.create(HELLO, {
      headers: {
        'X-API-Key': 'another-secret',
        'api-key': 'a-third-secret',
        cookie: 'session=a-fourth-secret',
      },
      query: { 'X-Amz-Signature': 'a-signed-query', page: '2' },
    });
    const { entries, text } = await run.finish();
    for (const secret of [KEY, 'another-secret', 'a-third-secret', 'a-fourth-secret', 'a-signed-query'])
      expect(text).not.toContain(secret);
    expect(entries[0]?.request.url).toBe(`${upstream}/v1/chat/completions?X-Amz-Signature=REDACTED&page=2`);
    expect(entries[0]?.request.queryString).toContainEqual({ name: 'page', value: '2' });
  });

  test('gets the invalid response of a server, and the finding has no content', async () => {
    const run = await damaged((passing) => {
      passing.body = passing.body.replace(/"finish_reason":"\w+"/, '"finish_reason":"my own words"');
    });
    const completion = await clientOf(run).chat.completions.create(HELLO);
    expect(completion.choices[0]?.finish_reason).toBe('my own words');
    const { entries } = await run.finish();
    expect(run.lines).toEqual([
      expect.stringMatching(
        /^createChatCompletion → 200: server, body at \/choices\/0\/finish_reason: must be /,
      ),
    ]);
    expect(run.lines.join()).not.toContain('my own words');
    expect(entries[0]?._findings).toEqual([
      expect.objectContaining({ side: 'server', where: 'body', pointer: '/choices/0/finish_reason' }),
    ]);
  });

  test('gets the events of an invalid stream, and each finding names its event', async () => {
    const run = await damaged((passing) => {
      const frames = passing.body.split(/(?<=\n\n)/);
      frames[1] = frames[1]?.replace('"delta":{', '"delta":"nothing","was":{') ?? '';
      passing.body = frames.slice(0, -1).join('');
    });
    await textOf(clientOf(run));
    await run.finish();
    expect(run.lines).toEqual([
      expect.stringMatching(
        /^createChatCompletion → 200: server, event 1 at \/choices\/0\/delta: must be object/,
      ),
      'createChatCompletion → 200: server, end: the stream has 0 terminal events',
    ]);
  });

  test.each<[string, (frames: string[]) => string[], RegExp]>([
    [
      'events in another order',
      ([first = '', second = '', ...rest]) => [second, first, ...rest],
      /server, order: \S+ precedes/,
    ],
    ['an end that occurs twice', (all) => [...all, all.at(-1) ?? ''], /server, end: /],
    [
      'an event without a name',
      (all) => all.map((one) => one.replace(/^event: .*\n/, '')),
      /server, event: the name of an event does not match its type/,
    ],
    [
      'an event that is not JSON',
      ([first = '', ...rest]) => [first, 'event: ping\ndata: {"secret\n\n', ...rest],
      /server, event 1: the data is not JSON$/,
    ],
  ])('finds %s', async (_name, change, expected) => {
    const run = await damaged((passing) => {
      passing.body = change(passing.body.split(/(?<=\n\n)/)).join('');
    });
    const body = JSON.stringify({ ...HELLO, max_tokens: 5, stream: true });
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    await (await fetch(`${run.address}/v1/messages`, { method: 'POST', headers, body })).text();
    await run.finish();
    expect(run.lines.join('\n')).toMatch(expected);
    expect(run.lines.join('\n')).not.toContain('secret');
  });

  test.each<[string, (passing: Passing) => void, RegExp]>([
    [
      'an undeclared status',
      (passing) => void (passing.status = 418),
      /server, status: the status is not one of/,
    ],
    [
      'an undeclared header',
      (passing) => void passing.responseHeaders.push(['x-extra', '1']),
      /server, headers: header x-extra/,
    ],
    [
      'a body of another type',
      (passing) => void (passing.responseHeaders = [['content-type', 'text/html']]),
      /server, headers: media type 'text\/html'/,
    ],
    [
      'a body that was cut',
      (passing) => void (passing.isCut = true),
      /server, body: a body of application\/json was truncated/,
    ],
  ])('reports %s', async (_name, damage, expected) => {
    const run = await damaged(damage);
    await clientOf(run)
      .chat.completions.create(HELLO)
      .catch(() => undefined);
    await run.finish();
    expect(run.lines.join('\n')).toMatch(expected);
  });

  test('has findings of its own: an undeclared property, parameter, part and path', async () => {
    const run = await startRun(upstream);
    const client = clientOf(run);
    const wrong = { ...HELLO, temperature: 'very hot' as unknown as number };
    await client.chat.completions.create(wrong);
    await client.files.list({ limit: -5 });
    await client.post('/audio/transcriptions', { body: new FormData() }).catch(() => undefined);
    await client.get('/nowhere').catch(() => undefined);
    const { entries } = await run.finish();
    const seen = run.lines.join('\n');
    expect(seen).toMatch(/createChatCompletion → 200: client, request at \/temperature: must be number/);
    expect(seen).toMatch(/listFiles → 200: client, parameters at \/query\/limit: must be >= \d/);
    expect(seen).toMatch(/createTranscription → \d+: client, request: the part file is missing/);
    expect(seen).toMatch(/GET \/v1\/nowhere: client, path: the contract has no such path/);
    expect(seen).not.toContain('very hot');
    expect(entries).toHaveLength(4);
  });
});

test('findings quote the content on request, also in the file', async () => {
  const damage = (passing: Passing): void => {
    passing.status = 400;
    passing.responseHeaders = [['content-type', 'text/plain']];
    passing.body = 'a lot';
  };
  const shy = await damaged(damage);
  await expect(clientOf(shy).chat.completions.create(HELLO)).rejects.toThrow('400');
  expect((await shy.finish()).entries[0]?._findings.map(({ rule }) => rule).join()).not.toContain('a lot');
  const open = await damaged(damage, { showContent: true });
  await expect(clientOf(open).chat.completions.create(HELLO)).rejects.toThrow('400');
  const { entries } = await open.finish();
  expect(open.lines.join()).toContain('an unexpected text: a lot');
  expect(entries[0]?._findings.map(({ rule }) => rule).join()).toContain('an unexpected text: a lot');
});

test('an NDJSON recording has one entry per line, and bodies up to the requested size', async () => {
  const run = await startRun(upstream, { format: 'ndjson', maxBodyBytes: 20 });
  await clientOf(run).chat.completions.create(HELLO);
  await textOf(clientOf(run));
  const { entries } = await run.finish();
  expect(entries).toHaveLength(2);
  expect(entries[0]?.request.postData).toMatchObject({
    text: JSON.stringify(HELLO).slice(0, 20),
    _truncated: true,
  });
  expect(run.lines).toEqual([]);

  const bare = await startRun(upstream, { maxBodyBytes: 0 });
  await clientOf(bare).chat.completions.create(HELLO);
  const { entries: without } = await bare.finish();
  expect(without[0]?.request.postData).toMatchObject({ text: '', _truncated: true });
  expect(without[0]?.response.content).toMatchObject({ text: '', _truncated: true });
  expect(bare.lines).toEqual([]);
});
