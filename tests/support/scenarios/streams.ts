import { expect } from '@jest/globals';
import { request as startRequest } from 'node:http';
import type { OperationId } from '../../../generated/contract.ts';
import type { TestAnswer } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { exampleRequest } from '../../../scripts/test-bed/requests.ts';
import { impatientModelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import type { Behaviour } from '../../../scripts/test-bed/upstream/behaviour.ts';
import { responds, type Scenario, type ScenarioWorld } from './scenario.ts';

export interface StreamWish {
  /** Body fields that request a stream. */
  fields: Readonly<Record<string, unknown>>;
  /** Text that only a stream with a good end contains. */
  success: string;
  /** Text that the stream contains when all of its pieces have arrived. */
  content: string;
}

/** Streams in every framing of the upstream and with every failure. The recorder validates each event against the contract. */
export function streamScenarios(operationId: OperationId, wish: StreamWish): Scenario[] {
  return [
    ...(['crlf', 'no_space', 'single_bytes', 'comments'] as const).map((style) =>
      streamed(
        `as events, framed by the upstream with ${style.replace('_', ' ')}`,
        { kind: 'framing', style },
        wish,
      ),
    ),
    streamed('as events when a stream is requested', { kind: 'good' }, wish),
    broken('that ends before its last event', { kind: 'end_early' }, wish),
    broken('with an event that is no JSON', { kind: 'malformed_event' }, wish),
    broken('that breaks', { kind: 'reset', when: 'mid_body' }, wish),
    stalled(operationId, wish),
    abandoned(operationId, wish),
  ];
}

/** An error as the upstream's first event is a real status, since nothing has been sent. */
export function errorBeforeStream({ fields }: StreamWish): Scenario {
  return responds(502, "when the upstream's first event is an error", (world) => {
    world.upstream.always({ kind: 'error_event_first' });
    return world.call({ fields });
  });
}

function streamed(promise: string, behaviour: Behaviour, { fields, success, content }: StreamWish): Scenario {
  return responds(
    200,
    promise,
    (world) => callWith(world, behaviour, fields),
    ({ text, headers }) => {
      expect(headers['content-type']).toMatch(/^text\/event-stream/);
      expect(text).toContain(success);
      expect(dataOf(text)).toContain(content);
    },
  );
}

function broken(what: string, behaviour: Behaviour, { fields, success }: StreamWish): Scenario {
  const promise = `with an error as the last event to an upstream stream ${what}`;
  return responds(
    200,
    promise,
    (world) => callWith(world, behaviour, fields),
    (response) => expectFailed(response, success),
  );
}

function stalled(operationId: OperationId, { fields, success }: StreamWish): Scenario {
  const { capability } = operationRow(operationId).gateway;
  return responds(
    200,
    'with an error as the last event when the upstream stream stalls',
    (world) => {
      world.upstream.always({ kind: 'stall', when: 'mid_body' });
      return world.call({ fields, model: impatientModelFor(capability ?? 'chat') });
    },
    (response) => expectFailed(response, success),
  );
}

/** The upstream may send one more chunk after the client disconnected, and no second. */
function abandoned(operationId: OperationId, { fields }: StreamWish): Scenario {
  return {
    promise: 'until the client disconnects, and then aborts the upstream request',
    async run(world) {
      world.upstream.always({ kind: 'drip', intervalMs: 50 });
      const writtenWhenGone = await leaveInMidStream(world, operationId, fields);
      const { piecesBeforeAbort } = await world.upstream.aborted();
      expect((piecesBeforeAbort ?? Infinity) - writtenWhenGone).toBeLessThanOrEqual(1);
    },
  };
}

function leaveInMidStream(
  world: ScenarioWorld,
  operationId: OperationId,
  fields: StreamWish['fields'],
): Promise<number> {
  const { method, path, headers, body } = exampleRequest(operationId, { key: world.keys.full, fields });
  const { hostname, port } = new URL(world.address);
  return new Promise((resolve, reject) => {
    const outgoing = startRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      response.on('error', () => undefined);
      response.on('data', () => {
        // Until then the upstream writes as fast as it can.
        if (!world.upstream.last.isDripping) return;
        outgoing.destroy();
        resolve(world.upstream.last.piecesWritten);
      });
    });
    outgoing.on('error', reject);
    // An example's body is text or bytes.
    outgoing.end(body as string | Uint8Array);
  });
}

function callWith(
  world: ScenarioWorld,
  behaviour: Behaviour,
  fields: StreamWish['fields'],
): Promise<TestAnswer> {
  world.upstream.always(behaviour);
  return world.call({ fields });
}

function expectFailed({ text, cut }: TestAnswer, success: string): void {
  expect(text).toContain('"error"');
  expect(text).not.toContain(success);
  // A client that ignores the error event must not take half of a text for the whole.
  expect(cut).toBe(true);
}

/** The joined texts of all deltas, so that it does not matter how a text was split. */
function dataOf(text: string): string {
  const found = text.matchAll(/"(?:content|delta|text|audio|b64_json)":"((?:[^"\\]|\\.)*)"/g);
  return [...found].map(([, value = '']) => value).join('');
}
