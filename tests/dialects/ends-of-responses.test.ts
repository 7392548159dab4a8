import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { parseFrame } from '../../streaming/read-frames.ts';
import { changed, goodEvents, inResponse } from './broken-streams.ts';
import { estimate } from './chat-stream-cases.ts';
import { thrownBy } from './dialect-cases.ts';

const identity = { model: 'acme/chat', requestId: 'r-1', request: { input: 'Hi' } };
const create = (usage = noUsage()): ResponsesStreamWriter =>
  new ResponsesStreamWriter(identity, usage, estimate);
const frame = (event: object): string => `data: ${JSON.stringify(event)}`;

/** Returns the last event that a client gets, and the response in it. */
function lastOf(text: string): { type: unknown; response: JsonObject } {
  const data = parseFrame(text.trimEnd().split('\n\n').at(-1) ?? '')?.data ?? '';
  const event = JSON.parse(data) as { type: unknown; response: JsonObject };
  expect(responseValidators['ResponseStreamEvent']?.(event)).toBe(true);
  return event;
}

const complete = (): { response: JsonObject } => {
  const writer = create();
  return lastOf(goodEvents.responses().reduce((text, event) => text + writer.accept(frame(event)).text, ''));
};

test('a response that is cut off ends as response.incomplete, whatever its event (vllm-project/agentic-api#273)', () => {
  const details = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
  const usage = noUsage();
  const writer = create(usage);
  const events = changed(
    'responses',
    inResponse({ ...details, usage: { input_tokens: 5, output_tokens: 7 } }),
  );
  const steps = events.map((event) => writer.accept(frame(event)));
  expect(steps.at(-1)?.ended).toBe(true);
  const { type, response } = lastOf(steps.map(({ text }) => text).join(''));
  expect(type).toBe('response.incomplete');
  expect(response).toMatchObject({ ...details, output: complete().response['output'] });
  expect(usage).toMatchObject({ inputTokens: 5, outputTokens: 7 });
});

test.each([
  ['complete', 'response.completed', 'completed'],
  ['open', 'response.output_item.done', 'incomplete'],
])('response.failed has the output so far, also an item that is %s', (_what, at, status) => {
  const writer = create();
  const until = goodEvents.responses().findIndex(({ type }) => type === at);
  for (const event of goodEvents.responses().slice(0, until)) writer.accept(frame(event));
  const error = { code: 'server_error', message: 'the model crashed' };
  const thrown = thrownBy(() =>
    writer.accept(frame({ type: 'response.failed', response: { status: 'failed', error } })),
  );
  expect(thrown).toMatchObject({ code: 'bad_gateway' });
  const { type, response } = lastOf(writer.failureFrames(failure('bad_gateway')));
  expect([type, response['status']]).toEqual(['response.failed', 'failed']);
  const [item] = complete().response['output'] as JsonObject[];
  expect(response['output']).toEqual([{ ...item, status }]);
});
