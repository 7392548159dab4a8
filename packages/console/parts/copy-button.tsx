import { useState } from 'preact/hooks';
import { texts } from '../texts/english.ts';

/** Copies a text. It says so, also to screen readers. */
export function CopyButton({ text, label = texts.actions.copy }: { text: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {label}
      </button>
      <span role="status" class="quiet">
        {state === 'copied' ? texts.states.copied : state === 'failed' ? texts.states.notCopied : ''}
      </span>
    </>
  );
}
