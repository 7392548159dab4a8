import { dataFrame, DONE_FRAME } from '../../streaming/write-frames.ts';
import { isRecord, looseOf, looseList, type Loose } from '../values/json-values.ts';

/** Returns the frames of a stream with the content of a chat completion that meets the contract. */
export function chatFrames(completion: Loose.ChatCompletion): string[] {
  const { id, created, model, choices, usage, object: _object, ...rest } = completion;
  const identity = { id, object: 'chat.completion.chunk', created, model };
  const chunk = (fields: object): string => dataFrame({ ...identity, ...fields });
  const given = looseList<Loose.ChatCompletionChoice>(choices);
  const content = given.flatMap(({ index, message, logprobs }) =>
    deltasOf(looseOf<Loose.ChatCompletionMessage>(message)).map((delta) => {
      // The tokens of the text, and those of a refusal.
      const isText = 'content' in delta || 'refusal' in delta;
      return { index, delta, logprobs: isText ? logprobs : null, finish_reason: null };
    }),
  );
  const ends = given.map(({ index, message: _message, logprobs: _logprobs, ...end }) => ({
    index,
    delta: {},
    logprobs: null,
    ...end,
  }));
  return [
    ...content.map((choice) => chunk({ choices: [choice] })),
    chunk({ ...rest, choices: ends }),
    chunk({ choices: [], usage }),
    DONE_FRAME,
  ];
}

/** Returns the parts of a message in the order in which models generate them. */
function deltasOf(message: Loose.ChatCompletionMessage): Loose.ChatDelta[] {
  const { role: _role, reasoning, reasoning_content, content, refusal, tool_calls: calls, ...rest } = message;
  const deltas: Loose.ChatDelta[] = [];
  if (typeof reasoning === 'string') deltas.push({ reasoning, reasoning_content });
  if (typeof content === 'string' && content !== '') deltas.push({ content });
  if (typeof refusal === 'string' && refusal !== '') deltas.push({ refusal });
  if (Array.isArray(calls))
    for (const [index, call] of calls.filter(isRecord).entries())
      deltas.push({ tool_calls: [{ ...call, index }] });
  if (Object.keys(rest).length > 0 || deltas.length === 0) deltas.push(rest);
  return deltas;
}
