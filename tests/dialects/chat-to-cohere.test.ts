import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage, readResponseUsage, type Usage } from '../../calls/usage.ts';
import { chatToolNames } from '../../dialects/chat-request/tools.ts';
import { usesLegacyFunctions } from '../../dialects/chat-response/finish.ts';
import { normaliseChatCompletion } from '../../dialects/chat-to-chat/response.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { stopSequencesOf, toCohereChat } from '../../dialects/cohere/request.ts';
import { toChatCompletion, type CohereContext } from '../../dialects/cohere/response.ts';
import { CohereStream } from '../../dialects/cohere/stream.ts';
import { takesOneCall } from '../../dialects/cohere/tools.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { writeEvents } from '../../streaming/event-writer.ts';
import { cohereRefusal, type CohereChatBody } from '../../scripts/test-bed/replies/cohere.ts';
import { allPieces } from '../support/all-pieces.ts';
import { casesOf, eventsOf, thrownBy } from './dialect-cases.ts';

const PAIR = 'chat-to-cohere';

function contextOf(request: JsonObject): CohereContext {
  return {
    names: chatToolNames(request),
    isLegacy: usesLegacyFunctions(request),
    oneCall: takesOneCall(request),
    stops: stopSequencesOf(request),
  };
}

/** The completion that a client of chat gets. */
function completionOf(response: JsonObject, request: JsonObject, usage: Usage = noUsage()): JsonObject {
  const completion = toChatCompletion(response, contextOf(request));
  readResponseUsage(usage, completion);
  return normaliseChatCompletion(completion, 'acme/chat', 'r1');
}

interface Streamed {
  written: string;
  thrown: unknown;
  usage: Usage;
}

/** The stream that a client of chat gets. */
async function streamed(frames: readonly (JsonObject | string)[], request: JsonObject): Promise<Streamed> {
  const usage = noUsage();
  const options = request['stream_options'] as { include_usage?: boolean } | undefined;
  const writer = new ChatStreamWriter({
    model: 'acme/chat',
    fallbackId: 'r1',
    includeUsage: options?.include_usage === true,
    usage,
    estimate: () => ({ inputTokens: 0, outputTokens: 0 }),
  });
  let written = '';
  try {
    for await (const piece of allPieces(writeEvents(translated(frames, contextOf(request)), writer)))
      written += piece;
  } catch (thrown) {
    return { written, thrown, usage };
  }
  return { written, thrown: null, usage };
}

async function* translated(
  frames: readonly (JsonObject | string)[],
  context: CohereContext,
): AsyncGenerator<string[]> {
  const stream = new CohereStream(context);
  for (const frame of frames) {
    if (typeof frame === 'string' && frame.startsWith(':')) continue;
    yield await Promise.resolve(stream.accept(typeof frame === 'string' ? frame : JSON.stringify(frame)));
  }
  stream.finish();
}

describe('a chat request for Cohere', () => {
  test.each(casesOf(PAIR, 'request'))('$name ($source)', ({ request, expected }) => {
    expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    const sent = JSON.parse(JSON.stringify(toCohereChat(request))) as CohereChatBody;
    expect(sent).toEqual(expected);
    expect(cohereRefusal(sent)).toBeNull();
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf(PAIR, 'refused'))('is refused for $name, with its path', ({ request, param }) => {
    expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
    expect(thrownBy(() => toCohereChat(request))).toMatchObject({ code: 'invalid_parameter', param });
  });
});

describe('a response of Cohere for a client of chat', () => {
  test.each(casesOf(PAIR, 'response'))('$name ($source)', ({ request, response, expected }) => {
    const completion = completionOf(response, request);
    expect(completion).toMatchObject({ id: 'c1', object: 'chat.completion', model: 'acme/chat' });
    const [choice] = expected['choices'] as [JsonObject];
    const message = { ...(choice['message'] as JsonObject), refusal: null };
    expect(completion['choices']).toEqual([{ logprobs: null, ...choice, message }]);
    expect(completion['usage']).toEqual(expected['usage']);
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
  });

  test.each(casesOf(PAIR, 'broken'))('is invalid when it has $name', ({ request, response, failure }) => {
    const usage = noUsage();
    const thrown = thrownBy(() => completionOf(response, request, usage));
    expect(thrown).toMatchObject({ code: failure });
    expect((thrown as Error).message).not.toContain('secret');
  });

  test('whose reason means failure is still metered by what Cohere billed', () => {
    const usage = noUsage();
    const failed = casesOf(PAIR, 'broken').find(({ name }) => name.includes('time limit'));
    expect(thrownBy(() => completionOf(failed?.response ?? {}, {}, usage))).not.toBeNull();
    expect(usage).toMatchObject({ inputTokens: 10, outputTokens: 5, cachedInputTokens: 4, reported: true });
  });

  test('names the stop sequence where the request has one only', () => {
    const { response = {} } = casesOf(PAIR, 'response').find(({ name }) => name.startsWith('a stop')) ?? {};
    const stopReasonFor = (stop: string[]): unknown =>
      (toChatCompletion(response, contextOf({ stop }))['choices'] as JsonObject[])[0]?.['stop_reason'];
    expect(stopReasonFor(['END'])).toBe('END');
    expect(stopReasonFor(['END', 'FIN'])).toBeUndefined();
  });

  test('can be sent back as history, with the same plan, calls and ids', () => {
    const called = casesOf(PAIR, 'response').find(({ name }) => name.startsWith('calls with'));
    const [choice] = completionOf(called?.response ?? {}, {})['choices'] as { message: object }[];
    const results = ['c1', 'c2'].map((tool_call_id) => ({ role: 'tool', tool_call_id, content: 'Rain' }));
    const messages = [{ role: 'user', content: 'Hi' }, choice?.message, ...results];
    const [, turn] = toCohereChat({ model: 'm', messages })['messages'] as JsonObject[];
    expect(turn).toMatchObject({ tool_plan: 'I need both.', tool_calls: [{ id: 'c1' }, { id: 'c2' }] });
  });
});

describe('a stream of Cohere for a client of chat', () => {
  const streams = casesOf<JsonObject[]>(PAIR, 'stream');

  test.each(streams)('$name ($source)', async ({ request, frames, expected }) => {
    const { written, thrown, usage } = await streamed(frames, request);
    expect(thrown).toBeNull();
    expect(written.endsWith('data: [DONE]\n\n')).toBe(true);
    const chunks = eventsOf(written);
    for (const chunk of chunks) expect(responseValidators['ChatCompletionStreamEvent']?.(chunk)).toBe(true);
    expect(chunks).toEqual(
      expected.map(({ usage: counted = null, ...chunk }) => ({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: expect.any(Number),
        model: 'acme/chat',
        ...chunk,
        usage: counted === null ? null : expect.objectContaining(counted as object),
      })),
    );
    expect(usage).toMatchObject({ inputTokens: 10, outputTokens: 5, reported: true });
  });

  test.each(streams)('never looks complete when it is cut after any event: $name', async (one) => {
    for (let kept = 0; kept < one.frames.length - 2; kept += 1) {
      const { written, thrown } = await streamed(one.frames.slice(0, kept), one.request);
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(written).not.toMatch(/\[DONE\]|"finish_reason":"/);
    }
  });

  test.each(casesOf(PAIR, 'cut'))('with $name never looks complete', async ({ request, frames, failure }) => {
    const { written, thrown } = await streamed(frames, request);
    expect(thrown).toMatchObject({ code: failure });
    expect(written).not.toMatch(/\[DONE\]|"finish_reason":"/);
    expect(written).not.toContain('secret');
  });

  test('that fails is metered by what Cohere billed', async () => {
    for (const name of ['an error at the end', 'a time limit']) {
      const failed = casesOf(PAIR, 'cut').find((one) => one.name === name);
      const { usage } = await streamed(failed?.frames ?? [], failed?.request ?? {});
      expect(usage).toMatchObject({ inputTokens: 10, outputTokens: 5, reported: true });
    }
  });
});
