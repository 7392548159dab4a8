import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../../state/route.ts';
import { formatDuration } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { answerOf, type AssistantTurn, type Turn } from './conversation.ts';
import { Settled } from './result-view.tsx';
import type { TryResult } from './send-request.ts';

/** The turns, and what has arrived of the next one. Screen readers get it when it is complete. */
export function Messages({
  turns,
  model,
  pending,
  isBusy,
}: {
  turns: readonly Turn[];
  /** Which model the next one is of. */
  model: string;
  pending: TryResult | null;
  isBusy: boolean;
}) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [turns.length]);
  return (
    <div class="messages" role="log" aria-label={texts.conversation.title} aria-busy={isBusy}>
      {turns.map((turn, index) => (
        <Message key={index} of={turn} />
      ))}
      {isBusy && (
        <div>
          <p class="quiet" dir="auto">
            {model}
          </p>
          <p dir="auto">{pending === null ? texts.states.loading : answerOf(pending)}</p>
        </div>
      )}
      <div ref={end} class="end" />
    </div>
  );
}

function Message({ of: turn }: { of: Turn }) {
  if (turn.role === 'assistant') return <Answer of={turn} />;
  return (
    <div class="user">
      <p class="quiet">{texts.conversation.user}</p>
      <p dir="auto">{turn.text}</p>
      {turn.images.map((address, index) => (
        <img key={index} class="attached" src={address} alt={texts.conversation.image(index + 1)} />
      ))}
    </div>
  );
}

function Answer({ of: { model, text, result } }: { of: AssistantTurn }) {
  const { requestId, durationMs, firstByteMs, events, eventCount } = result;
  return (
    <div>
      <p class="quiet" dir="auto">
        {model}
      </p>
      <p dir="auto">{text === '' ? texts.conversation.noText : text}</p>
      <p class="quiet">
        {durationMs === null
          ? texts.conversation.stopped
          : texts.conversation.times(formatDuration(firstByteMs), formatDuration(durationMs))}
        {requestId !== null && (
          <>
            {' · '}
            <a href={addressOf(['calls', requestId])}>{texts.tryIt.call}</a>
          </>
        )}
      </p>
      {requestId !== null && durationMs !== null && <Settled requestId={requestId} />}
      {events.length > 0 && (
        <details>
          <summary>{texts.tryIt.events(events.length, eventCount)}</summary>
          <pre>{events.join('\n')}</pre>
        </details>
      )}
    </div>
  );
}
