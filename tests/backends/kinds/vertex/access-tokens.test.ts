import { describe, expect, test } from '@jest/globals';
import { AccessTokens } from '../../../../backends/kinds/vertex/access-tokens.ts';
import { failure } from '../../../../errors/gateway-error.ts';

const MINUTE_MS = 60_000;
const never = new AbortController().signal;

/** A clock, and sign-ins that succeed when they are told to. */
class Scene {
  nowMs = 0;
  signIns = 0;
  lifeMs = 60 * MINUTE_MS;
  isDown = false;
  readonly tokens = new AccessTokens(
    () => this.#signIn(),
    () => this.nowMs,
  );

  async #signIn(): Promise<{ value: string; expiresAtMs: number }> {
    this.signIns += 1;
    const value = `token-${this.signIns}`;
    await Promise.resolve();
    if (this.isDown) throw failure('bad_gateway');
    return { value, expiresAtMs: this.nowMs + this.lifeMs };
  }
}

describe('the tokens of a backend', () => {
  test('are got once for all requests that wait', async () => {
    const scene = new Scene();
    const got = await Promise.all(Array.from({ length: 50 }, () => scene.tokens.current(never)));
    expect(new Set(got)).toEqual(new Set(['token-1']));
    expect(scene.signIns).toBe(1);
  });

  test('are renewed before they expire, while requests use the old one', async () => {
    const scene = new Scene();
    await scene.tokens.current(never);
    scene.nowMs = 54 * MINUTE_MS;
    expect(await scene.tokens.current(never)).toBe('token-1');
    expect(scene.signIns).toBe(1);
    scene.nowMs = 56 * MINUTE_MS;
    expect(await scene.tokens.current(never)).toBe('token-1');
    await new Promise(setImmediate);
    expect(await scene.tokens.current(never)).toBe('token-2');
    expect(scene.signIns).toBe(2);
  });

  test('stay in use while Google cannot renew them, and are tried again twice a minute', async () => {
    const scene = new Scene();
    await scene.tokens.current(never);
    scene.isDown = true;
    for (let second = 0; second < 60; second += 1) {
      scene.nowMs = 56 * MINUTE_MS + second * 1_000;
      expect(await scene.tokens.current(never)).toBe('token-1');
    }
    expect(scene.signIns).toBe(3);
  });

  test('are not used when they expire, so that the failure of the sign-in is seen', async () => {
    const scene = new Scene();
    await scene.tokens.current(never);
    scene.isDown = true;
    scene.nowMs = 60 * MINUTE_MS - 1;
    await expect(scene.tokens.current(never)).rejects.toMatchObject({ code: 'bad_gateway' });
    scene.isDown = false;
    expect(await scene.tokens.current(never)).toBe('token-3');
  });

  test('of a short life are not renewed with every request', async () => {
    const scene = new Scene();
    scene.lifeMs = 2 * MINUTE_MS;
    await scene.tokens.current(never);
    for (let request = 0; request < 20; request += 1) await scene.tokens.current(never);
    expect(scene.signIns).toBe(1);
  });

  test('that were refused are replaced once, however many requests met it', async () => {
    const scene = new Scene();
    const refused = await scene.tokens.current(never);
    const got = await Promise.all(Array.from({ length: 20 }, () => scene.tokens.renewed(refused, never)));
    expect(new Set(got)).toEqual(new Set(['token-2']));
    expect(await scene.tokens.renewed(refused, never)).toBe('token-2');
    expect(scene.signIns).toBe(2);
  });

  test('are not waited for by a request that ends, and arrive for the others', async () => {
    const scene = new Scene();
    const leaving = new AbortController();
    const left = scene.tokens.current(leaving.signal);
    const stays = scene.tokens.current(never);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'client_closed' });
    expect(await stays).toBe('token-1');
    await expect(scene.tokens.renewed('token-1', AbortSignal.abort())).rejects.toMatchObject({
      code: 'client_closed',
    });
  });
});
