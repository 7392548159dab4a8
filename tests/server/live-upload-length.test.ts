import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { adtsSilence } from '../../scripts/test-bed/adts.ts';
import { answerWhole, BODY_END, field, FILE_END, fileHead, LiveUploadScene } from './live-upload-scene.ts';

let scene: LiveUploadScene;

beforeAll(async () => {
  scene = await LiveUploadScene.start({ stallMs: 600_000, bodyBytes: 2 ** 25, spoolBytes: 2 ** 30 });
});
afterEach(() => scene.leaveAll());
afterAll(() => scene.close());

const recording = readFileSync(new URL('../fixtures/audio/vbr.mp3', import.meta.url));

/** Sends half of a file, and the rest when the upstream has got its beginning. */
async function upload(file: Buffer) {
  const begun = scene.begin();
  begun.send(field('model', 'acme/charged') + fileHead());
  const half = Math.floor(file.length / 2);
  begun.send(file.subarray(0, half));
  const received = await scene.upstream.next();
  await received.has('name="file"');
  begun.send(file.subarray(half));
  begun.send(FILE_END + BODY_END);
  begun.end();
  return { begun, received };
}

describe('an upload that is forwarded while it arrives, to a model that charges by the second,', () => {
  test.each<[string, Buffer, string]>([
    ['is longer than the model accepts', adtsSilence(7_200), 'it is 7201 seconds long'],
    ['has no length that can be read', Buffer.alloc(9_000, 'x'), 'its length cannot be read'],
  ])('is refused before the server gets its end when it %s', async (_what, file, reason) => {
    const { begun, received } = await upload(file);
    const response = await begun.response;
    await response.ended();
    expect(response.status).toBe(400);
    expect(response.text).toContain(reason);
    expect(await received.abandoned()).toEqual({ complete: false });
    expect(await scene.lastCost()).toBe(0n);
  });

  test('is sent to its end when it is short enough', async () => {
    const { begun, received } = await upload(recording);
    await received.complete();
    answerWhole(received);
    const response = await begun.response;
    await response.ended();
    expect(response.status).toBe(200);
    expect(await scene.lastCost()).toBeGreaterThan(0n);
  });
});
