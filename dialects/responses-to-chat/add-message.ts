import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { callsOf } from '../chat-response/calls.ts';
import { responseAnnotations } from '../texts/citations.ts';
import { detailsIn } from '../texts/signed-thoughts.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import { readTokenLogprobs } from '../texts/token-logprobs.ts';
import type { ItemSequence } from './item-sequence.ts';
import type { ResponseEvent } from './response-events.ts';
import { isLoose, looseOf, type Loose } from '../values/json-values.ts';

/** Adds a chat message or a delta, and returns the events for it. `choice` has its log probabilities. */
export function addMessage(
  items: ItemSequence,
  message: Loose.ChatCompletionMessage,
  choice: Loose.ChatCompletionChoice,
): ResponseEvent[] {
  const events = items.addReasoning(textOf(message.reasoning));
  events.push(...items.addThoughts(detailsIn(message)));
  events.push(...items.addText(textOf(message.content), logprobsOf(choice)));
  events.push(...items.addAnnotations(responseAnnotations(message)));
  events.push(...items.addRefusal(textOf(message.refusal)));
  for (const [position, call] of callsOf(message).entries()) {
    const called = looseOf<Loose.ChatFunctionCall>(call.function);
    const piece = {
      index: typeof call.index === 'number' ? call.index : position,
      id: textOf(call.id),
      name: textOf(called.name),
      arguments: argumentsText(called.arguments),
    };
    events.push(...items.addCall(piece));
  }
  return events;
}

/** Returns the kind of reasoning: a summary if the client requested one, otherwise the reasoning itself. */
export function reasoningKind(request: Loose.ResponseRequest): 'reasoning_text' | 'summary_text' {
  const { reasoning } = request;
  const { summary } = looseOf<Loose.ResponseReasoningConfig>(reasoning);
  return typeof summary === 'string' ? 'summary_text' : 'reasoning_text';
}

function logprobsOf({ logprobs }: Loose.ChatCompletionChoice): ChatTokenLogprob[] {
  return isLoose<Loose.ChatLogprobs>(logprobs) ? readTokenLogprobs(logprobs.content) : [];
}
