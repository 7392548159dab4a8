import { textOf } from '../texts/response-text.ts';
import { looseList, looseOf, type Loose } from '../values/json-values.ts';

/**
 * Joins the choices of a response for which one was requested, where calls are in another than the first: Copilot writes each call
 * of Claude and the text before them as choices of their own (karthink/gptel#1284, HKUDS/nanobot#1555). In place.
 */
export function joinCalls(
  choices: readonly Loose.ChatCompletionChoice[],
  completion: Loose.ChatCompletion,
): void {
  const [first, ...others] = choices;
  if (first === undefined || !others.some((choice) => callsOf(choice).length > 0)) return;
  const messages = choices.map(({ message }) => looseOf<Loose.ChatCompletionMessage>(message));
  const content = messages.map((message) => textOf(message.content)).join('');
  const message: Loose.ChatCompletionMessage = messages.reduce((joined, one) => ({ ...joined, ...one }), {});
  Object.assign(message, {
    content: content === '' ? null : content,
    tool_calls: choices.flatMap(callsOf),
  });
  completion.choices = [{ ...first, message, finish_reason: 'tool_calls' }];
}

function callsOf({ message }: Loose.ChatCompletionChoice): unknown[] {
  return looseList(looseOf<Loose.ChatCompletionMessage>(message).tool_calls);
}
