import { describe, expect, test } from '@jest/globals';
import type { BackendResponse } from '../../../backends/backend.ts';
import { readResponse, type ReadOptions } from '../../../backends/kinds/read-response.ts';

const JSON_TEXT = '{"choices":[]}';
const EVENTS_TEXT = `data: ${JSON_TEXT}\n\n`;

async function* sent(chunks: readonly (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

const read = (
  contentType: string,
  stream: boolean,
  chunks: readonly (string | Buffer)[],
  options?: ReadOptions,
): Promise<BackendResponse> => readResponse({ contentType, chunks: sent(chunks) }, stream, options);

async function contentOf(response: BackendResponse): Promise<unknown> {
  if (response.kind === 'frames') return (await Array.fromAsync(response.frames)).flat();
  return response.kind === 'json'
    ? response.value
    : Buffer.concat(await Array.fromAsync(response.chunks)).toString();
}

const MARK = Buffer.from('\ufeff');
describe.each([
  ['JSON', JSON_TEXT, { choices: [] }],
  ['events', EVENTS_TEXT, [`data: ${JSON_TEXT}`]],
])('a response is read as %s', (_what, text, expected) => {
  test.each<[string, string, boolean, (string | Buffer)[]]>([
    ['without a type (openclaw/openclaw#90205)', '', true, [text]],
    ['of the type of JSON to a plain request (openclaw/openclaw#97474)', 'application/json', false, [text]],
    ['that arrives in single bytes', '', true, [...Buffer.from(text)].map((byte) => Buffer.from([byte]))],
    ['with half of a byte order mark first', '', true, [MARK.subarray(0, 2), MARK.subarray(2), text]],
    [
      'with half of a byte order mark first',
      'application/json',
      false,
      [MARK.subarray(0, 1), MARK.subarray(1), text],
    ],
    ['after much white space', '', true, ['\n\n'.repeat(100_000), text]],
    ['after much white space', 'application/json', false, ['\n\n'.repeat(100_000), text]],
  ])('%s, by the type %p, stream %p', async (_form, type, stream, chunks) => {
    expect(await contentOf(await read(type, stream, chunks))).toEqual(expected);
  });
});

test('white space without end is refused', async () => {
  await expect(read('text/html', true, Array(1_100).fill(' '.repeat(1_000)))).rejects.toMatchObject({
    code: 'bad_gateway',
  });
});

const AUDIO: ReadOptions = { nonStreamingTypes: /^audio\/.+$/ };
test.each<[string, string, string, BackendResponse['kind']]>([
  ['events without a type', '', EVENTS_TEXT, 'frames'],
  ['events as bytes', 'application/octet-stream', EVENTS_TEXT, 'frames'],
  ['JSON without a type', '', JSON_TEXT, 'json'],
  ['audio without a type', '', 'ID3', 'bytes'],
  ['audio that begins as JSON does', 'audio/pcm', '{', 'bytes'],
])('a stream that may be audio is read by its beginning: %s', async (_what, type, text, kind) => {
  expect((await read(type, true, [text], AUDIO)).kind).toBe(kind);
});
