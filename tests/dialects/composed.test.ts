import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { Format } from '../../dialects/dialect.ts';
import { failure } from '../../errors/gateway-error.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import {
  casesOf,
  contextOf,
  dialectBetween,
  eventsOf,
  interleaved,
  replay,
  thrownBy,
  wire,
} from './dialect-cases.ts';

interface Pair {
  caller: Format;
  backend: Format;
  /** Schemas of the contract: of the caller's request, the backend's, the caller's answer and each event of his. */
  schemas: { request: string; asked: string; answer: string; event: string };
  /** What ends a stream of the caller's well. */
  success: string;
}

const PAIRS: readonly Pair[] = [
  {
    caller: 'messages',
    backend: 'responses',
    schemas: {
      request: 'MessageRequest',
      asked: 'ResponseRequest',
      answer: 'MessageResult',
      event: 'MessageStreamEvent',
    },
    success: 'message_stop',
  },
  {
    caller: 'responses',
    backend: 'messages',
    schemas: {
      request: 'ResponseRequest',
      asked: 'MessageRequest',
      answer: 'ResponseObject',
      event: 'ResponseStreamEvent',
    },
    success: 'response.completed',
  },
];

/** The event without its number, and of a response, whole or in an event, only what changes. */
function shortened(event: JsonObject): JsonObject {
  if (event['object'] === 'response') return changing(event);
  const { sequence_number: _number, response, ...rest } = event;
  return response === undefined ? rest : { ...rest, response: changing(response as JsonObject) };
}

function changing({ status, incomplete_details, error, output, usage }: JsonObject): JsonObject {
  return { status, incomplete_details, error, output, usage };
}

function timeless(written: string): string {
  return written.replaceAll(/"created_at":\d+/g, '"created_at":0');
}

describe.each(PAIRS)(
  'a caller of $caller on a backend of $backend, by way of chat',
  ({ caller, backend, schemas, success }) => {
    const pair = `${caller}-to-${backend}`;
    const dialect = dialectBetween(caller, backend);
    const streams = casesOf<JsonObject[]>(pair, 'stream');

    test.each(casesOf(pair, 'request'))('asks with $name ($source)', ({ request, expected }) => {
      expect(requestValidators[schemas.request]?.(request)).toBe(true);
      const before = JSON.stringify(request);
      const translated = dialect.request(request);
      expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
      expect(requestValidators[schemas.asked]?.(translated)).toBe(true);
      expect(JSON.stringify(request)).toBe(before);
    });

    test.each(casesOf(pair, 'refused'))('is refused $name ($source)', ({ request, param }) => {
      expect(requestValidators[schemas.request]?.(request)).toBe(true);
      expect(thrownBy(() => dialect.request(request))).toMatchObject({
        code: 'invalid_parameter',
        param,
        publicMessage: expect.stringMatching(new RegExp(`^${param.replace(/[[\].]/g, '\\$&')}: `)),
      });
    });

    test.each(casesOf(pair, 'answer'))('gets $name ($source)', ({ request, answer, expected }) => {
      const translated = dialect.response(answer, contextOf(request));
      expect(shortened(translated)).toEqual(expected);
      expect(responseValidators[schemas.answer]?.(translated)).toBe(true);
    });

    test.each(streams)('is streamed $name ($source)', async ({ request, frames, expected }) => {
      const { written, thrown, context } = await replay(dialect, wire(frames), request);
      expect(thrown).toBeNull();
      const events = eventsOf(written);
      expect(events.map(shortened)).toEqual(expected);
      for (const event of events) expect(responseValidators[schemas.event]?.(event)).toBe(true);
      expect(context.usage.reported).toBe(true);
    });

    test.each(streams)('gets the same wherever the network splits it: $name', async ({ request, frames }) => {
      const text = wire(frames);
      const whole = timeless((await replay(dialect, text, request)).written);
      for (let at = 1; at < Buffer.byteLength(text); at += 1) {
        const { written, thrown } = await replay(dialect, text, request, at);
        if (thrown !== null || timeless(written) !== whole) expect({ at, written, thrown }).toEqual(whole);
      }
    });

    test.each(streams)('never sees a cut stream look finished: $name', async ({ request, frames }) => {
      for (let kept = 0; kept < frames.length; kept += 1) {
        const { written, thrown } = await replay(dialect, wire(frames.slice(0, kept)), request);
        expect(thrown).toMatchObject({ code: 'bad_gateway' });
        expect(written).not.toContain(success);
      }
    });

    test('has a stream to himself', () => {
      const written = interleaved(dialect, [...streams, ...streams]);
      const expected = streams.map((one) => one.expected);
      expect(written.map((one) => eventsOf(one).map(shortened))).toEqual([...expected, ...expected]);
    });

    test.each(casesOf(pair, 'cut'))('sees a stream break off at $name ($source)', async (one) => {
      const { written, thrown } = await replay(dialect, wire(one.frames), one.request);
      expect(thrown).toMatchObject({ code: one.failure });
      expect(written).not.toContain(success);
      expect(written).not.toContain('secret');
    });

    test('is told of a failure in events of his own', () => {
      const writer = dialect.stream(contextOf({ ...streams[0]?.request }));
      const events = eventsOf(writer.failureFrames(failure('bad_gateway', { internal: 'secret' })));
      for (const event of events) expect(responseValidators[schemas.event]?.(event)).toBe(true);
      expect(events.filter(({ type }) => type === 'error')).toHaveLength(1);
    });
  },
);
