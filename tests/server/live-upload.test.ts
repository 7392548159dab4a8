import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { BegunRequest } from '../support/open-response.ts';
import {
  answerBegins,
  answerEnds,
  answerWhole,
  BODY_END,
  field,
  FILE_END,
  fileHead,
  LiveUploadScene,
  NOTHING_LEFT,
} from './live-upload-scene.ts';

const MEGABYTE = 1024 * 1024;
const STALL_MS = 2_000;
const BODY_MEGABYTES = 32;
const SPOOL_MEGABYTES = 80;

let scene: LiveUploadScene;
/** A gateway with a short stall time and a spool that is smaller than the largest body. */
let impatient: LiveUploadScene;

beforeAll(async () => {
  scene = await LiveUploadScene.start({
    stallMs: 600_000,
    bodyBytes: BODY_MEGABYTES * MEGABYTE,
    spoolBytes: 1024 * MEGABYTE,
  });
  impatient = await LiveUploadScene.start({
    stallMs: STALL_MS,
    bodyBytes: 1024 * MEGABYTE,
    spoolBytes: SPOOL_MEGABYTES * MEGABYTE,
  });
});

afterEach(async () => {
  for (const one of [scene, impatient]) {
    one.leaveAll();
    expect(await one.leftInSpool()).toEqual(NOTHING_LEFT);
    expect([one.upstream.untaken, one.other.untaken]).toEqual([0, 0]);
  }
});

afterAll(async () => {
  await scene.close();
  await impatient.close();
});

function finish(upload: BegunRequest, lastBytes = 'last bytes'): void {
  upload.send(lastBytes + FILE_END + BODY_END);
  upload.end();
}

async function statusAndText(upload: BegunRequest): Promise<{ status: number; text: string }> {
  const response = await upload.response;
  await response.ended();
  return { status: response.status, text: response.text };
}

describe('an upload whose model comes before its file', () => {
  test('reaches the upstream before its last bytes are sent', async () => {
    const upload = scene.beginWith({ model: 'acme/hear', prompt: 'Graz', temperature: '0.2' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    // The client continues only now.
    upload.send('more bytes ');
    await received.has('more bytes');
    finish(upload);
    await received.complete();
    const text = received.body.toString();
    expect(text).toContain('first bytes more bytes last bytes\r\n--');
    expect(text).toMatch(/name="model"\r\n\r\nup-hear\r\n/);
    expect(text).toMatch(/name="prompt"\r\n\r\nGraz\r\n/);
    expect(text).toMatch(/name="stream"\r\n\r\ntrue\r\n/);
    answerWhole(received);
    const { status, text: events } = await statusAndText(upload);
    expect(status).toBe(200);
    expect(events).toContain('"transcript.text.done"');
    expect(events).toMatch(/data: \[DONE\]\n\n$/);
  });

  test('gets its response while it is received, from an upstream that responds early', async () => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    answerBegins(received);
    const response = await upload.response;
    await response.has('"delta":"Hello"');
    finish(upload);
    await received.complete();
    answerEnds(received);
    expect(await response.ended()).toEqual({ cut: false });
    expect(response.text).toContain('[DONE]');
  });

  test.each([
    ['an unknown model', 404, { model: 'acme/nobody' }],
    ['a model of another kind', 400, { model: 'acme/chat' }],
    ['an invalid field', 400, { model: 'acme/hear', temperature: 'hot' }],
  ])('is refused for %s as soon as its file begins', async (_what, status, fields) => {
    const upload = scene.beginWith(fields);
    expect((await upload.response).status).toBe(status);
    finish(upload);
    await (await upload.response).ended();
  });

  test('ends with the response of an upstream that does not wait for all of it', async () => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    answerWhole(received);
    const { status, text } = await statusAndText(upload);
    expect([status, text.includes('[DONE]')]).toEqual([200, true]);
  });

  test('ends with the refusal of an upstream that does not wait for all of it', async () => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    received.response.writeHead(400, { 'content-type': 'application/json' });
    received.response.end('{"error":{"message":"not sound at all"}}');
    expect((await upload.response).status).toBe(400);
    // A client that reads its response only at the end can send all of the rest.
    for (let sent = 0; sent < 8; sent += 1) upload.send(Buffer.alloc(MEGABYTE));
    finish(upload);
    const { text } = await statusAndText(upload);
    expect(text).toContain('not sound at all');
  });
});

describe('parts that come after the file', () => {
  test('are sent too, with the complete file, once they have arrived', async () => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    upload.send(`last bytes${FILE_END}${field('language', 'de')}${BODY_END}`);
    upload.end();
    expect(await received.abandoned()).toEqual({ complete: false });
    const again = await scene.upstream.next();
    await again.complete();
    const text = again.body.toString();
    expect(text).toContain('first bytes last bytes\r\n--');
    expect(text).toMatch(/name="language"\r\n\r\nde\r\n/);
    expect(again.headers['content-length']).toBe(String(again.body.length));
    answerWhole(again);
    expect((await statusAndText(upload)).text).toContain('[DONE]');
  });

  test.each([
    ['temperature', 'hot', 400],
    ['model', 'acme/twice', 400],
  ])('are checked: %s as %s is refused', async (name, value, status) => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    upload.send(`last bytes${FILE_END}${field(name, value)}${BODY_END}`);
    upload.end();
    expect(await received.abandoned()).toEqual({ complete: false });
    const response = await statusAndText(upload);
    expect(response.status).toBe(status);
    expect(response.text).toContain(`'${name}'`);
  });

  test('end a response that has begun with an error that names them', async () => {
    const upload = scene.beginWith({ model: 'acme/hear' });
    const received = await scene.upstream.next();
    await received.has('first bytes');
    answerBegins(received);
    await (await upload.response).has('"delta":"Hello"');
    upload.send(`last bytes${FILE_END}${field('language', 'de')}${BODY_END}`);
    upload.end();
    expect(await received.abandoned()).toEqual({ complete: false });
    const { text } = await statusAndText(upload);
    expect(text).toContain("'language'");
    expect(text).not.toContain('[DONE]');
  });

  test('make no difference when the model is among them: the body is read first', async () => {
    const upload = scene.begin();
    upload.send(`${fileHead()}first bytes `);
    upload.send(`last bytes${FILE_END}${field('model', 'acme/hear')}${BODY_END}`);
    upload.end();
    const received = await scene.upstream.next();
    await received.complete();
    expect(received.headers['content-length']).toBe(String(received.body.length));
    expect(received.body.toString()).toContain('first bytes last bytes');
    answerWhole(received);
    expect((await statusAndText(upload)).status).toBe(200);
  });
});

describe('an upload that fails while it is forwarded', () => {
  async function underWay(model = 'acme/hear', at = scene) {
    const upload = at.beginWith({ model });
    const received = await at.upstream.next();
    await received.has('first bytes');
    return { upload, received };
  }

  async function sendMegabytes(upload: BegunRequest, count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      upload.send(Buffer.alloc(MEGABYTE, 'x'));
      await wait(1);
    }
  }

  test('because it is too large is 413, and the upstream loses its connection', async () => {
    const { upload, received } = await underWay();
    await sendMegabytes(upload, BODY_MEGABYTES);
    expect((await upload.response).status).toBe(413);
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because it needs more than the spool is 413, since a retry would not fit either', async () => {
    const { upload, received } = await underWay('acme/hear', impatient);
    await sendMegabytes(upload, SPOOL_MEGABYTES);
    expect((await upload.response).status).toBe(413);
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because it stalls is 408, and the upstream loses its connection', async () => {
    const { upload, received } = await underWay('acme/hear', impatient);
    expect((await upload.response).status).toBe(408);
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because it stalls during a response ends the response with an error', async () => {
    const { upload, received } = await underWay('acme/hear', impatient);
    answerBegins(received);
    const { status, text } = await statusAndText(upload);
    expect(status).toBe(200);
    expect(text).toContain('"error"');
    expect(text).not.toContain('[DONE]');
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because it is cut off is 400, and never looks complete to the upstream', async () => {
    const { upload, received } = await underWay();
    upload.send('and no boundary');
    upload.end();
    const { status, text } = await statusAndText(upload);
    expect(status).toBe(400);
    expect(text).toMatch(/^failed to parse route metadata from request body/);
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because its client disconnects closes the connection to the upstream at once', async () => {
    const { upload, received } = await underWay();
    upload.disconnect();
    expect(await received.abandoned()).toEqual({ complete: false });
  });

  test('because its upstream dies is 502 at once', async () => {
    const { upload, received } = await underWay();
    received.die();
    expect((await upload.response).status).toBe(502);
    finish(upload);
    await (await upload.response).ended();
  });

  test('because its upstream dies is sent to the next deployment, complete', async () => {
    const { upload, received } = await underWay('acme/twice');
    received.die();
    await received.abandoned();
    upload.send('more bytes ');
    finish(upload);
    const next = await scene.other.next();
    await next.complete();
    expect(next.body.toString()).toContain('first bytes more bytes last bytes\r\n--');
    expect(next.headers['content-length']).toBe(String(next.body.length));
    answerWhole(next);
    expect((await statusAndText(upload)).text).toContain('[DONE]');
  });
});

test('an upstream that reads slowly slows the client down, which does not count as stalled', async () => {
  const TOTAL = 64;
  const upload = impatient.beginWith({ model: 'acme/hear' });
  const received = await impatient.upstream.next();
  await received.has('first bytes');
  received.pause();
  for (let sent = 0; sent < TOTAL; sent += 1) upload.send(Buffer.alloc(MEGABYTE, 'x'));
  // The client has written everything that the buffers of the sockets hold.
  let passedBytes = -1;
  for (let now = 0; now !== passedBytes; now = await impatient.metric('gateway_spool_held_bytes')) {
    passedBytes = now;
    await wait(STALL_MS);
  }
  expect(passedBytes).toBeLessThan((TOTAL * MEGABYTE) / 2);
  received.resume();
  finish(upload);
  await received.complete();
  expect(received.body.length).toBeGreaterThan(TOTAL * MEGABYTE);
  answerWhole(received);
  expect((await statusAndText(upload)).status).toBe(200);
});
