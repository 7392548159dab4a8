import { expect, test } from '@jest/globals';
import { chunk, chunksOf, through, wire } from './chat-stream-cases.ts';

interface CallDelta {
  index: number;
  id?: string;
  function: { name?: string; arguments?: string };
}

// anomalyco/opencode#24137: the AI SDK refuses a call whose first piece has no name.
test.each([
  [
    'the id first, then the name',
    [{ id: 'c1' }, { function: { name: 'bash' } }, { function: { arguments: '{"a":1}' } }],
  ],
  [
    'arguments before the name',
    [{ id: 'c1', function: { arguments: '{"a"' } }, { function: { name: 'bash', arguments: ':1}' } }],
  ],
])('has the name in the first piece of a call when a server sends %s', async (_name, pieces) => {
  const deltas = pieces.map((piece) => chunk({ tool_calls: [{ index: 0, type: 'function', ...piece }] }));
  const text = wire([...deltas, chunk({}, 'tool_calls'), '[DONE]']);
  const sent = chunksOf(await through(text)).flatMap(
    ({ choices }) => choices[0]?.delta['tool_calls'] ?? [],
  ) as CallDelta[];
  expect(sent[0]).toMatchObject({ index: 0, id: 'c1', type: 'function', function: { name: 'bash' } });
  expect(sent.map((call) => call.function.arguments ?? '').join('')).toBe('{"a":1}');
  expect(sent.slice(1).some((call) => 'id' in call || 'name' in call.function)).toBe(false);
});

test('keeps a call that never gets a name', async () => {
  const text = wire([
    chunk({ tool_calls: [{ index: 0, id: 'c1', function: { arguments: '{}' } }] }),
    chunk({}, 'tool_calls'),
    '[DONE]',
  ]);
  const [call, end] = chunksOf(await through(text))
    .slice(-2)
    .map(({ choices }) => choices[0]);
  expect(call?.delta).toEqual({ tool_calls: [{ index: 0, id: 'c1', function: { arguments: '{}' } }] });
  expect(end).toMatchObject({ delta: {}, finish_reason: 'tool_calls' });
});
