import { expect, test } from '@jest/globals';
import { ByteBound } from '../../bodies/byte-bound.ts';

const FULL = { code: 'service_unavailable' };

/** Leases bytes in two requests, since one alone may take nearly all. */
function fill(bound: ByteBound, owner: string | null, bytes: number): void {
  bound.lease(owner).growTo(1);
  bound.lease(owner).growTo(bytes - 1);
}

test('a project that holds more than its share leaves that share to the others', () => {
  const bound = new ByteBound('memory', 1_000, 0.25);
  fill(bound, 'greedy', 750);
  expect(() => bound.lease('greedy').growTo(1)).toThrow(expect.objectContaining(FULL));
  fill(bound, 'modest', 250);
  expect(() => bound.lease('modest').growTo(1)).toThrow(expect.objectContaining(FULL));
});

test('what a project releases it may take again', () => {
  const bound = new ByteBound('memory', 1_000, 0.25);
  const lease = bound.lease('one');
  fill(bound, 'one', 400);
  lease.growTo(350);
  expect(() => lease.growTo(351)).toThrow(expect.objectContaining(FULL));
  lease.shrinkTo(100);
  lease.growTo(350);
  lease.release();
  expect(bound.heldBytes).toBe(400);
  fill(bound, 'one', 350);
});

test('one request may take all that is free', () => {
  const bound = new ByteBound('memory', 1_000, 0.25);
  bound.lease('large').growTo(1_000);
  expect(bound.heldBytes).toBe(1_000);
});

test('a request that needs more than there is can never be served', () => {
  const bound = new ByteBound('memory', 1_000, 0.25);
  expect(() => bound.lease('large').growTo(1_001)).toThrow(
    expect.objectContaining({ code: 'body_too_large' }),
  );
});
