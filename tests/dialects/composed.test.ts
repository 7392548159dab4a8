import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { Format } from '../../dialects/dialect.ts';
import { messageFrames } from '../../dialects/response-as-stream/messages.ts';
import { replayableInput } from '../../dialects/native/replayable-input.ts';
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
  client: Format;
  backend: Format;
  /** Schemas of the contract: of the client's request, the backend's request, the client's response and its events. */
  schemas: { request: string; upstreamRequest: string; response: string; event: string };
  /** The event that ends a successful stream of the client's format. */
  success: string;
}

const PAIRS: readonly Pair[] = [
  {
    client: 'messages',
    backend: 'responses',
    schemas: {
      request: 'MessageRequest',
      upstreamRequest: 'ResponseRequest',
      response: 'MessageResult',
      event: 'MessageStreamEvent',
    },
    success: 'message_stop',
  },
  {
    client: 'responses',
    backend: 'messages',
    schemas: {
      request: 'ResponseRequest',
      upstreamRequest: 'MessageRequest',
      response: 'ResponseObject',
      event: 'ResponseStreamEvent',
    },
    success: 'response.completed',
  },
];

/** Returns an event without its number, and with only the changing fields of a response. */
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
  'a client of $client on a backend of $backend, by way of chat',
  ({ client, backend, schemas, success }) => {
    const pair = `${client}-to-${backend}`;
    const dialect = dialectBetween(client, backend);
    const streams = casesOf<JsonObject[]>(pair, 'stream');

    test.each(casesOf(pair, 'request'))('sends $name ($source)', ({ request, expected }) => {
      expect(requestValidators[schemas.request]?.(request)).toBe(true);
      const before = JSON.stringify(request);
      const translated = dialect.request(request);
      expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
      expect(requestValidators[schemas.upstreamRequest]?.(translated)).toBe(true);
      expect(JSON.stringify(request)).toBe(before);
    });

    test.each(casesOf(pair, 'refused'))('is refused for $name ($source)', ({ request, param }) => {
      expect(requestValidators[schemas.request]?.(request)).toBe(true);
      expect(thrownBy(() => dialect.request(request))).toMatchObject({
        code: 'invalid_parameter',
        param,
        publicMessage: expect.stringMatching(new RegExp(`^${param.replace(/[[\].]/g, '\\$&')}: `)),
      });
    });

    test.each(casesOf(pair, 'response'))('receives $name ($source)', ({ request, response, expected }) => {
      const translated = dialect.response(response, contextOf(request));
      expect(shortened(translated)).toEqual(expected);
      expect(responseValidators[schemas.response]?.(translated)).toBe(true);
    });

    test.each(streams)('receives a stream with $name ($source)', async ({ request, frames, expected }) => {
      const { written, thrown, context } = await replay(dialect, wire(frames), request);
      expect(thrown).toBeNull();
      const events = eventsOf(written);
      expect(events.map(shortened)).toEqual(expected);
      for (const event of events) expect(responseValidators[schemas.event]?.(event)).toBe(true);
      expect(context.usage.reported).toBe(true);
    });

    test.each(streams)(
      'receives the same stream wherever the network splits it: $name',
      async ({ request, frames }) => {
        const text = wire(frames);
        const complete = timeless((await replay(dialect, text, request)).written);
        for (let at = 1; at < Buffer.byteLength(text); at += 1) {
          const { written, thrown } = await replay(dialect, text, request, at);
          if (thrown !== null || timeless(written) !== complete)
            expect({ at, written, thrown }).toEqual(complete);
        }
      },
    );

    test.each(streams)(
      'never receives a cut stream that looks complete: $name',
      async ({ request, frames }) => {
        // A message is complete with its stop reason.
        const reason = frames.findIndex((frame) => /stop_reason\\?": ?\\?"/.test(JSON.stringify(frame)));
        const last = reason === -1 ? frames.length - 1 : reason;
        for (let kept = 0; kept <= last; kept += 1) {
          const { written, thrown } = await replay(dialect, wire(frames.slice(0, kept)), request);
          expect(thrown).toMatchObject({ code: 'bad_gateway' });
          expect(written).not.toContain(success);
        }
      },
    );

    test('shares no state with a parallel stream', () => {
      const written = interleaved(dialect, [...streams, ...streams]);
      const expected = streams.map((one) => one.expected);
      expect(written.map((one) => eventsOf(one).map(shortened))).toEqual([...expected, ...expected]);
    });

    test.each(casesOf(pair, 'cut'))('receives an error in a stream with $name ($source)', async (one) => {
      const { written, thrown } = await replay(dialect, wire(one.frames), one.request);
      expect(thrown).toMatchObject({ code: one.failure });
      expect(written).not.toContain(success);
      expect(written).not.toContain('secret');
    });

    test('receives a failure in events of its own format', () => {
      const writer = dialect.stream(contextOf({ ...streams[0]?.request }));
      const events = eventsOf(writer.failureFrames(failure('bad_gateway', { internal: 'secret' })));
      for (const event of events) expect(responseValidators[schemas.event]?.(event)).toBe(true);
      expect(events.filter(({ type }) => type === 'error')).toHaveLength(1);
    });
  },
);

describe('thinking of a server of messages, for a client of responses', () => {
  const dialect = dialectBetween('responses', 'messages');
  const thoughts = [
    { type: 'thinking', thinking: 'I should\nlook 👀.', signature: 'EqoB+/=' },
    { type: 'redacted_thinking', data: 'EmwK' },
    { type: 'thinking', thinking: '', signature: 'omitted' },
  ];
  const use = { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} };
  const message = {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [...thoughts, use] },
    ...{ stop_reason: 'tool_use', stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
  };
  const request = {
    model: 'm',
    input: 'Look.',
    reasoning: { effort: 'low' },
    tools: [{ type: 'function', name: 'look', parameters: { type: 'object', properties: {} } }],
  };

  /** What the server gets when the client sends the items back with the result of the call. */
  function sentBack(output: readonly JsonObject[], change: (item: JsonObject) => JsonObject): unknown {
    const result = { type: 'function_call_output', call_id: 'toolu_1', output: 'a lake' };
    const input = [{ role: 'user', content: 'Look.' }, ...output.map(change), result];
    expect(requestValidators['ResponseRequest']?.({ ...request, input })).toBe(true);
    const { messages, thinking } = dialect.request({ ...request, input });
    expect(thinking).toEqual({ type: 'enabled', budget_tokens: 1_024 });
    return (messages as { content: unknown }[])[1]?.content;
  }

  function streamed(): JsonObject[] {
    const writer = dialect.stream(contextOf({ ...request, stream: true }));
    const frames = messageFrames(structuredClone(message));
    let written = '';
    for (const frame of frames) written += writer.accept(frame).text;
    const events = eventsOf(written);
    for (const event of events) expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
    const { response } = events.at(-1) as { response: { output: JsonObject[] } };
    return response.output;
  }

  test.each([
    ['whole', () => dialect.response(structuredClone(message), contextOf(request))['output'] as JsonObject[]],
    ['streamed', streamed],
  ])('comes back to the server as it was, %s (openai/openai-agents-python#1744)', (_name, output) => {
    expect(sentBack(output(), (item) => item)).toEqual([...thoughts, use]);
  });

  test('comes back from Codex, which sends neither ids nor the text of reasoning', () => {
    const { output } = dialect.response(structuredClone(message), contextOf(request));
    const change = ({ id: _id, content: _content, ...item }: JsonObject): JsonObject => item;
    expect(sentBack(output as JsonObject[], change)).toEqual([...thoughts, use]);
  });

  test.each(['gAAAAB', 'thinking_v1\nx', 'thinking_v1\nt9', 'thinking_v1\nt1,1\nabcd'])(
    'is not made of the encrypted content %j',
    (encrypted_content) => {
      const items = [
        { type: 'reasoning', summary: [], encrypted_content },
        { type: 'message', role: 'assistant', content: 'Hm.' },
        { role: 'user', content: 'And?' },
      ];
      const { messages } = dialect.request({
        model: 'm',
        input: [{ role: 'user', content: 'Hi' }, ...items],
      });
      expect(messages).toMatchObject([{ role: 'user' }, { content: 'Hm.' }, { role: 'user' }]);
    },
  );

  test('is not sent to a server of responses, which cannot read it', () => {
    const { output } = dialect.response(structuredClone(message), contextOf(request));
    expect(replayableInput({ input: output })).toEqual({
      input: [expect.objectContaining({ type: 'function_call' })],
    });
  });
});
