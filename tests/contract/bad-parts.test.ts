import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { operationRow, requestMedia } from '../../scripts/test-bed/contract-document.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody, type FilePart, type Part } from '../../scripts/test-bed/multipart.ts';
import { exampleFields, exampleRequest, IMAGE } from '../../scripts/test-bed/requests.ts';

const ids = operations
  .map(({ operationId }) => operationId)
  .filter((id) => requestMedia(id)?.mediaType === 'multipart/form-data');

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const file = (filename = 'a.wav', contentType = 'audio/wav'): FilePart => ({
  filename,
  contentType,
  bytes: IMAGE,
});

const fileNameOf = (id: OperationId): string => operationRow(id).binaryParts[0] ?? 'file';
const needsModel = (id: OperationId): boolean => operationRow(id).gateway.model !== null;

const textOf = (id: OperationId): string => operationRow(id).textParts.at(-1) ?? 'purpose';

/** The required parts of the operation, with its file last. */
function leastParts(id: OperationId): Part[] {
  const { model } = exampleFields(id);
  return [...(typeof model === 'string' ? [['model', model] as const] : []), [fileNameOf(id), file()]];
}

/** Invalid parts by their error: the parts in addition to the required ones, and the parameter of the error. */
const BAD_PARTS: [what: string, partsOf: (id: OperationId) => Part[], param: (id: OperationId) => string][] =
  [
    ['a second file of the same name', (id) => [[fileNameOf(id), file('b.mp3', 'audio/mpeg')]], fileNameOf],
    // Rack, PHP and qs read these names as those without brackets, and what is forwarded must be what was checked.
    [
      'a text, a number or a boolean as a list',
      (id) => [[`${textOf(id)}[]`, '9']],
      (id) => `${textOf(id)}[]`,
    ],
    ['a text of the name of its file', (id) => [[fileNameOf(id), 'text']], fileNameOf],
    ['a file that the contract does not define', () => [['attachment', file()]], () => 'attachment'],
    ['a prompt as a file', () => [['prompt', file('p.txt', 'text/plain')]], () => 'prompt'],
    ['a number as a file', () => [['n', file('n.txt', 'text/plain')]], () => 'n'],
    ['a model as a file', () => [['model', file('m.txt', 'text/plain')]], () => 'model'],
    ['guardrails as a file', () => [['guardrails', file('g.txt', 'text/plain')]], () => 'guardrails'],
    [
      'a file in the name of a list',
      (id) => [[`${fileNameOf(id)}[]`, file()]],
      (id) => `${fileNameOf(id)}[]`,
    ],
    [
      'a text with the media type of a file',
      () => [
        ['language', { filename: '', contentType: 'application/octet-stream', bytes: Buffer.from('de') }],
      ],
      () => 'language',
    ],
    [
      'a repeated unknown field',
      () => [
        ['x', '1'],
        ['x', '2'],
      ],
      () => 'x',
    ],
    [
      'a repeated unknown list',
      () => [
        ['x[]', '1'],
        ['x[]', '2'],
      ],
      () => 'x[]',
    ],
    [
      'a repeated text',
      () => [
        ['user', '1'],
        ['user', '2'],
      ],
      () => 'user',
    ],
  ];

function post(id: OperationId, parts: readonly Part[]): Promise<TestAnswer> {
  const request = exampleRequest(id, { key: world.keys.full });
  const body = multipartBody(parts);
  const headers = {
    ...request.headers,
    'content-type': MULTIPART_TYPE,
    'content-length': String(body.length),
  };
  return send(world.address, { ...request, headers, body });
}

function expectRefusal({ status, ...response }: TestAnswer, param: string): void {
  expect(status).toBe(400);
  expect(jsonOf({ status, ...response })).toMatchObject({ error: { type: 'invalid_request_error', param } });
  expect((jsonOf({ status, ...response }) as { error: { message: string } }).error.message).toContain(
    `'${param}'`,
  );
  expect(world.upstream.requests).toEqual([]);
}

describe.each(ids)('%s refuses', (id) => {
  test.each(BAD_PARTS)('%s, at any position', async (_what, partsOf, param) => {
    expectRefusal(await post(id, [...leastParts(id), ...partsOf(id)]), param(id));
    expectRefusal(await post(id, [...partsOf(id), ...leastParts(id)]), param(id));
  });

  test.each(['model', 'purpose'])('a repeated %s', async (name) => {
    const repeated: Part[] = [
      [name, 'one'],
      [name, 'two'],
    ];
    const least = leastParts(id).filter(([one]) => one !== name);
    expectRefusal(await post(id, [...repeated, ...least]), name);
  });
});

test.each(ids.filter(needsModel))('%s accepts its lists in several parts, by either name', async (id) => {
  const lists = operationRow(id).arrayParts.filter((name) => !name.startsWith('guardrails'));
  const parts = lists.flatMap((name): Part[] => [
    [name, 'one'],
    [name, 'two'],
  ]);
  expect((await post(id, [...parts, ...leastParts(id)])).status).toBe(200);
  const guardrails: Part[] = [
    ['guardrails[]', 'none'],
    ['guardrails', 'none'],
  ];
  // The field is read as a list, and none of its names is that of a guardrail.
  expect((await post(id, [...guardrails, ...leastParts(id)])).status).toBe(422);
});

describe.each(ids)('%s refuses', (id) => {
  const { path } = operationRow(id);
  const whole = multipartBody(leastParts(id));
  // The parser skips the first boundary after the end.
  const second = multipartBody([
    ['x', '1'],
    ['attachment', file()],
  ]);

  test.each([
    ['no body', MULTIPART_TYPE, undefined],
    ['an empty body', MULTIPART_TYPE, Buffer.alloc(0)],
    ['no boundary', 'multipart/form-data', whole],
    ['an empty parameter', `${MULTIPART_TYPE};;=`, whole],
    ['a boundary with a space', 'multipart/form-data; boundary=b o', whole],
    ['a boundary beyond ASCII', 'multipart/form-data; boundary=\u00fc', whole],
    ['a body of another boundary', 'multipart/form-data; boundary=other', whole],
    ['a body without its end', MULTIPART_TYPE, whole.subarray(0, -8)],
    ['a body of its first line', MULTIPART_TYPE, whole.subarray(0, 20)],
    [
      'a second form after its end',
      MULTIPART_TYPE,
      Buffer.concat([
        whole,
        multipartBody([
          ['x', '1'],
          ['y', '2'],
        ]),
      ]),
    ],
    ['a file without an end after its end', MULTIPART_TYPE, Buffer.concat([whole, second.subarray(0, -8)])],
  ])('%s, and serves the next request', async (_what, contentType, body) => {
    const headers = { 'x-api-key': world.keys.full, 'content-type': contentType };
    const response = await send(world.address, {
      method: 'POST',
      path,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(response.status).toBe(400);
    expect(response.text).toMatch(/^failed to parse route metadata from request body/);
    expect((await post(id, leastParts(id))).status).toBe(200);
  });
});

test.each(ids)('%s ignores text before and after its parts', async (id) => {
  const body = Buffer.concat([
    Buffer.from('before\r\n'),
    multipartBody(leastParts(id)),
    Buffer.from('after\r\n'),
  ]);
  const headers = { 'x-api-key': world.keys.full, 'content-type': MULTIPART_TYPE };
  const response = await send(world.address, { method: 'POST', path: operationRow(id).path, headers, body });
  expect(response.status).toBe(200);
});
