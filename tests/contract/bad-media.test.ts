import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from '../../scripts/test-bed/multipart.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

function upload(operationId: OperationId, parts: readonly Part[]): Promise<TestAnswer> {
  const headers = { 'x-api-key': world.keys.full, 'content-type': MULTIPART_TYPE };
  const { path } = operationRow(operationId);
  return send(world.address, { method: 'POST', path, headers, body: multipartBody(parts) });
}

function expectRefusal(response: TestAnswer, param: string): void {
  expect(response.status).toBe(400);
  expect(jsonOf(response)).toMatchObject({
    error: { type: 'invalid_request_error', param, message: expect.stringContaining(`'${param}'`) },
  });
  expect(world.upstream.requests).toHaveLength(0);
}

/** A WAV file of 16 kHz without samples. */
function silentWav(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  return head;
}

describe.each([
  'createTranscription',
  'createTranscriptionStream',
  'createTranscriptionStreamInput',
] as const)('%s of audio', (operationId) => {
  const transcribe = (bytes: Uint8Array): Promise<TestAnswer> =>
    upload(operationId, [
      ['model', modelFor('transcription')],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes }],
    ]);

  test('of no bytes is refused, naming the file', async () => {
    expectRefusal(await transcribe(Buffer.alloc(0)), 'file');
  });

  test("of no second gets the server's own response", async () => {
    const message = 'Audio file is too short.';
    const body = JSON.stringify({ error: { message, type: 'invalid_request_error' } });
    world.upstream.always({ kind: 'status', status: 400, body });
    const response = await transcribe(silentWav());
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { message } });
  });
});

describe('images', () => {
  const generate = (n: unknown): Promise<TestAnswer> =>
    send(world.address, exampleRequest('createImage', { key: world.keys.full, fields: { n } }));

  test.each([1.5, 'two'])('%j of them are refused, naming n', async (n) => {
    expectRefusal(await generate(n), 'n');
  });

  test.each([0, -1, 1_000_000])("%j of them get the server's own response", async (n) => {
    const message = 'n must be between 1 and 10';
    const body = JSON.stringify({ error: { message, type: 'invalid_request_error', param: 'n' } });
    world.upstream.always({ kind: 'status', status: 400, body });
    const response = await generate(n);
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { message } });
    expect(world.upstream.last.fields['n']).toBe(n);
  });

  test('to vary must be images', async () => {
    const bytes = Buffer.from('no image');
    const response = await upload('createImageVariation', [
      ['model', modelFor('image_variation')],
      ['image', { filename: 'a.png', contentType: 'image/png', bytes }],
    ]);
    expectRefusal(response, 'image');
  });
});
