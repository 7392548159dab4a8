import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { impatientModelFor, refusedModelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import {
  brokenAnswers,
  LEAKED_ADDRESS,
  LEAKED_KEY,
  type Behaviour,
} from '../../../scripts/test-bed/upstream/behaviour.ts';
import { responds, type Scenario, type ScenarioWorld } from './scenario.ts';

/** 500: an internal error, of which the client sees no details. */
export function internalFaults(): Scenario[] {
  return [
    responds(
      500,
      'to an internal error, without details',
      (world) => {
        world.injectFailure('internal');
        return world.call();
      },
      (response) =>
        expect(jsonOf(response)).toEqual({
          detail: { message: 'internal error', error_type: 'internal_error' },
        }),
    ),
  ];
}

/** 503: a store is unreachable, or the model is overloaded. */
export function unavailable(operationId: OperationId): Scenario[] {
  const lost = responds(
    503,
    'while the store of keys is unavailable',
    (world) => {
      world.injectFailure('unavailable');
      return world.call();
    },
    (response) => {
      expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
    },
  );
  if (operationRow(operationId).gateway.capability === null) return [lost];
  return [lost, ...[429, 503, 529].map(overloaded)];
}

function overloaded(status: number): Scenario {
  return responds(
    503,
    `when the upstream responds ${status}`,
    (world) => callWith(world, { kind: 'status', status, headers: { 'retry-after': '7' } }),
    (response) => {
      expect(jsonOf(response)).toMatchObject({ error: { message: expect.any(String) } });
      expect(response.headers['retry-after']).toBe('7');
      expectNoLeak(response);
    },
  );
}

/** 502: the upstream refuses the connection, breaks it, or sends an invalid response. */
export function badGateway(operationId: OperationId): Scenario[] {
  const { capability } = operationRow(operationId).gateway;
  if (capability === null) return [];
  const expectDetail = (response: TestAnswer): void => {
    expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'bad_gateway' } });
    expectNoLeak(response);
  };
  return [
    responds(
      502,
      'when the upstream refuses connections',
      (world) => world.call({ model: refusedModelFor(capability) }),
      expectDetail,
    ),
    ...brokenFor(operationId).map(([name, behaviour]) =>
      responds(
        502,
        `when the upstream responds with ${name}`,
        (world) => callWith(world, behaviour),
        expectDetail,
      ),
    ),
  ];
}

/** A failure within the body cuts the response off, without a 502, where bytes are forwarded unchanged. */
function brokenFor(operationId: OperationId): [string, Behaviour][] {
  const inOnePiece = 'application/json' in (operationRow(operationId).responses['200']?.content ?? {});
  const breaksInBody = ({ kind, ...rest }: Behaviour) =>
    kind === 'reset' && 'when' in rest && rest.when === 'mid_body';
  // Token counts are estimated where the server has no path for them.
  const isServed = ({ kind, ...rest }: Behaviour) =>
    operationId === 'countMessageTokens' && kind === 'status' && 'status' in rest && rest.status === 404;
  return Object.entries(brokenAnswers).filter(
    ([, behaviour]) => (inOnePiece || !breaksInBody(behaviour)) && !isServed(behaviour),
  );
}

/** 504: the upstream is silent for longer than its timeout. */
export function gatewayTimeouts(operationId: OperationId): Scenario[] {
  const { capability } = operationRow(operationId).gateway;
  if (capability === null) return [];
  return [
    responds(
      504,
      'as a page when the upstream sends nothing',
      (world) => {
        world.upstream.always({ kind: 'stall', when: 'before_headers' });
        return world.call({ model: impatientModelFor(capability) });
      },
      (response) => expect(response.text).toMatch(/^<!DOCTYPE html>/),
    ),
  ];
}

/** Refusals by the upstream, which contain its text, without its secrets. */
export function upstreamRefusals(operationId: OperationId): Scenario[] {
  if (operationRow(operationId).gateway.capability === null) return [];
  return [400, 413, 422].map((status) =>
    responds(
      400,
      `with the upstream's message, without its secrets, when the upstream responds with ${status}`,
      (world) => callWith(world, { kind: 'status', status }),
      (response) => {
        const error = expect.objectContaining({
          message: expect.stringContaining('temperature is too high'),
          param: 'temperature',
        });
        expect(jsonOf(response)).toMatchObject({ error });
        expectNoLeak(response);
      },
    ),
  );
}

function callWith(world: ScenarioWorld, behaviour: Behaviour): Promise<TestAnswer> {
  world.upstream.always(behaviour);
  return world.call();
}

function expectNoLeak({ text }: TestAnswer): void {
  expect(text).not.toContain(LEAKED_KEY);
  expect(text).not.toContain(new URL(LEAKED_ADDRESS).host);
}
