import { useEffect, useRef, useState } from 'preact/hooks';
import { bodyMessage } from '../../api/describe-error.ts';
import { rememberSession } from '../../api/session.ts';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';
import type { Draft } from './composer.tsx';
import { answerOf, conversation, requestOf, type UserTurn } from './conversation.ts';
import type { TryOperation } from './public-contract.ts';
import { sendRequest, type TryResult } from './send-request.ts';
import type { TryRequest } from './try-request.ts';

const EMPTY: Draft = { text: '', images: [] };

export interface Asked {
  operation: TryOperation;
  model: string;
  plainKey: string;
  isStreamed: boolean;
}

/** The message that is written, and the one that is on its way. One that failed is before what was written meanwhile. */
export function useConversation() {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [pending, setPending] = useState<TryResult | null>(null);
  const controller = useRef<AbortController | null>(null);
  const change = useChange();
  useEffect(() => () => controller.current?.abort(), []);
  const send = async ({ operation, model, plainKey, isStreamed }: Asked): Promise<void> => {
    const isSameSession = rememberSession();
    const turns = conversation.peek();
    const asked: UserTurn = { role: 'user', ...draft };
    const started = new AbortController();
    controller.current = started;
    conversation.value = [...turns, asked];
    setDraft(EMPTY);
    const request = requestOf(operation, model, [...turns, asked], isStreamed);
    const isAnswered = await change.run(async () => {
      const result = await responseTo(request, plainKey, started.signal, setPending);
      if (!isSameSession()) return;
      const answer = { role: 'assistant', model, text: answerOf(result), result } as const;
      conversation.value = [...turns, asked, answer];
    });
    setPending(null);
    if (isAnswered || !isSameSession()) return;
    conversation.value = turns;
    setDraft((typed) => ({
      text: [draft.text, typed.text].filter((text) => text !== '').join('\n'),
      images: [...draft.images, ...typed.images],
    }));
  };
  return { draft, setDraft, pending, change, send, stop: () => controller.current?.abort() };
}

/** The response, or what had arrived of it when it was stopped. Throws the message of a failure. */
async function responseTo(
  request: TryRequest,
  plainKey: string,
  signal: AbortSignal,
  onProgress: (result: TryResult) => void,
): Promise<TryResult> {
  const latest: { result: TryResult | null } = { result: null };
  try {
    await sendRequest(request, plainKey, signal, (result) => {
      latest.result = result;
      onProgress(result);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  const { result } = latest;
  if (result === null) throw new Error(texts.conversation.stopped);
  if (result.status >= 400) throw new Error(bodyMessage(result.text) ?? texts.errors.status(result.status));
  return result;
}
