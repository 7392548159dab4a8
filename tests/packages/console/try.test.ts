import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { copyAs } from '../../../packages/console/pages/try/copy-as.ts';
import { highlightsOf } from '../../../packages/console/pages/try/highlights.ts';
import { operationsOf, type TryOperation } from '../../../packages/console/pages/try/public-contract.ts';
import { requestOf } from '../../../packages/console/pages/try/conversation.ts';
import type { TryResult } from '../../../packages/console/pages/try/send-request.ts';
import { emptyRequest, partsOf, pathOf } from '../../../packages/console/pages/try/try-request.ts';

const CONTRACT = join(import.meta.dirname, '../../../generated/openapi.json');
const operations = operationsOf(JSON.parse(readFileSync(CONTRACT, 'utf8')));

function operation(id: string): TryOperation {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
}

test('every operation of the contract can be tried, with its example', () => {
  expect(operations.length).toBeGreaterThan(20);
  for (const { body, id } of operations)
    if (body?.kind === 'json') expect([id, body.example]).not.toEqual([id, '{}']);
  expect(emptyRequest(operation('createTranscription')).fields).toHaveProperty('file', '');
  expect(pathOf(emptyRequest(operation('getFile')))).toMatch(/^\/v1\/files\/[^{]+$/);
});

test('a form begins with what is required, and has a part for each value of a list', () => {
  const request = emptyRequest(operation('createTranscription'));
  expect(Object.entries(request.fields).filter(([, value]) => value !== '')).toEqual([
    ['model', expect.any(String)],
  ]);
  const fields = { ...request.fields, 'timestamp_granularities[]': 'segment, word', language: '' };
  expect(partsOf({ ...request, fields }).slice(1)).toEqual([
    ['timestamp_granularities[]', 'segment'],
    ['timestamp_granularities[]', 'word'],
  ]);
});

test('a conversation sends all turns, with the images where they were', () => {
  const asked = { role: 'user', text: 'What is this?', images: ['data:image/png;base64,AA=='] } as const;
  const result: TryResult = {
    ...{ status: 200, contentType: 'text/event-stream', requestId: null, costEur: null, deployment: null },
    ...{
      model: null,
      firstByteMs: 1,
      durationMs: 2,
      text: 'A cat.',
      events: ['x'],
      eventCount: 1,
      blob: null,
    },
  };
  const answered = { role: 'assistant', model: 'a/b', text: 'A cat.', result } as const;
  const next = { role: 'user', text: 'Sure?', images: [] } as const;
  const { json } = requestOf(operation('createChatCompletion'), 'a/b', [asked, answered, next], true);
  expect(JSON.parse(json)).toEqual({
    model: 'a/b',
    stream: true,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
        ],
      },
      { role: 'assistant', content: 'A cat.' },
      { role: 'user', content: 'Sure?' },
    ],
  });
});

describe('a copied program', () => {
  const hostile = { ...emptyRequest(operation('createChatCompletion')), json: `{"a":"it's $(rm) \`x\`"}` };

  test('for a shell sends the body as it is, and has no key', () => {
    const text = copyAs('curl', hostile);
    const shell = `curl() { printf '%s\\n' "\${@: -1}"; }\n${text}`;
    expect(execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).trim()).toBe(hostile.json);
    expect(text).toContain('"Authorization: Bearer $KEY"');
  });

  test('sends a form with curl as the page does, whatever its texts and file names are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'try-test-'));
    const received = Promise.withResolvers<string>();
    const server = createServer((request, response) => {
      void text(request).then(received.resolve);
      request.once('end', () => response.end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      // The server listens on a port, so its address has this type.
      const { port } = server.address() as AddressInfo;
      const file = new File(['the recording'], 'a;type=text "b" \\.wav');
      await writeFile(join(folder, file.name), 'the recording');
      const request = emptyRequest(operation('createTranscription'));
      const fields = { ...request.fields, file, prompt: '@/etc/passwd;type=text/html' };
      const program = copyAs('curl', { ...request, fields }).replace(':8790', `:${port}`);
      await promisify(execFile)('bash', ['-c', program], { cwd: folder });
      const body = await received.promise;
      expect(body).toContain('name="prompt"\r\n\r\n@/etc/passwd;type=text/html\r\n');
      expect(body).toContain('\r\n\r\nthe recording\r\n');
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });

  test('names the files of a form', () => {
    const request = emptyRequest(operation('uploadFile'));
    const file = new File(['x'], 'a b.csv');
    for (const language of ['curl', 'Python', 'TypeScript'] as const)
      expect(copyAs(language, { ...request, fields: { ...request.fields, file } })).toContain('a b.csv');
  });
});

describe('of a response people see', () => {
  test('the text of each format', () => {
    const text = [{ kind: 'text', text: 'Hello' }];
    expect(highlightsOf('{"choices":[{"message":{"content":"Hello"}}]}')).toEqual(text);
    expect(highlightsOf('{"content":[{"type":"text","text":"Hello"}]}')).toEqual(text);
    expect(highlightsOf('{"output":[{"content":[{"text":"Hello"}]}]}')).toEqual(text);
    expect(highlightsOf('{"pages":[{"markdown":"Hello"}]}')).toEqual(text);
  });

  test('the similarity of two texts, and probabilities', () => {
    expect(highlightsOf('{"data":[{"embedding":[1,0]},{"embedding":[2,0]}]}')).toEqual([
      { kind: 'similarity', value: 1 },
    ]);
    expect(highlightsOf('{"answers":[{"name":"refund","probability":0.9}]}')).toEqual([
      { kind: 'shares', title: 'refund', shares: [{ name: 'refund', share: 0.9 }] },
    ]);
  });

  test('nothing of what is no JSON or has another form', () => {
    for (const text of ['', 'null', '[]', '<b>', '{"choices":"x"}', '{"data":[null]}'])
      expect(highlightsOf(text)).toEqual([]);
  });
});
