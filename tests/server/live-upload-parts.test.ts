import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { BODY_END, field, FILE_END, fileHead, LiveUploadScene, NOTHING_LEFT } from './live-upload-scene.ts';

const MEGABYTE = 1024 * 1024;

let scene: LiveUploadScene;

beforeAll(async () => {
  scene = await LiveUploadScene.start({ stallMs: 600_000, bodyBytes: MEGABYTE, spoolBytes: 16 * MEGABYTE });
});
afterEach(async () => {
  scene.leaveAll();
  expect(await scene.leftInSpool()).toEqual(NOTHING_LEFT);
});
afterAll(() => scene.close());

test.each([
  ['a second file', () => `${fileHead()}bytes`],
  ['a file that the contract does not define', () => `${fileHead('prompt')}bytes`],
  ['a repeated field', () => field('model', 'acme/other').trimEnd()],
  ['a text in the place of the file', () => field('file', 'text').trimEnd()],
])(
  '%s after a file that is being forwarded is 400, and the upstream loses its connection',
  async (_what, part) => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    upload.send(`last bytes${FILE_END}${part()}${FILE_END}${BODY_END}`);
    upload.end();
    const response = await upload.response;
    await response.ended();
    expect([response.status, JSON.parse(response.text)]).toMatchObject([
      400,
      { error: { type: 'invalid_request_error' } },
    ]);
    expect(await received.abandoned()).toEqual({ complete: false });
  },
);
