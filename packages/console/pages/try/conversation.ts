import { signal } from '@preact/signals';
import { endedSessions } from '../../api/session.ts';
import { highlightsOf } from './highlights.ts';
import type { TryOperation } from './public-contract.ts';
import type { TryResult } from './send-request.ts';
import { emptyRequest, type TryRequest } from './try-request.ts';

export interface UserTurn {
  role: 'user';
  text: string;
  /** As `data:` addresses. */
  images: readonly string[];
}

export interface AssistantTurn {
  role: 'assistant';
  model: string;
  text: string;
  result: TryResult;
}

export type Turn = UserTurn | AssistantTurn;

/** The conversation, in the memory of this page only. */
export const conversation = signal<readonly Turn[]>([]);
// The next reader of this browser does not see it.
endedSessions.subscribe(() => {
  conversation.value = [];
});

/** The request for the next response: models remember nothing, so it has all turns. */
export function requestOf(
  operation: TryOperation,
  model: string,
  turns: readonly Turn[],
  isStreamed: boolean,
): TryRequest {
  const body = { model, stream: isStreamed, messages: turns.map(messageOf) };
  return { ...emptyRequest(operation), json: JSON.stringify(body, null, 2) };
}

function messageOf(turn: Turn): object {
  if (turn.role === 'assistant' || turn.images.length === 0) return { role: turn.role, content: turn.text };
  const images = turn.images.map((url) => ({ type: 'image_url', image_url: { url } }));
  return { role: turn.role, content: [{ type: 'text', text: turn.text }, ...images] };
}

/** The text of a response, streamed or not. */
export function answerOf({ events, text }: TryResult): string {
  if (events.length > 0) return text;
  return highlightsOf(text)
    .flatMap((one) => (one.kind === 'text' ? [one.text] : []))
    .join('\n');
}
