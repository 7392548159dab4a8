import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** A word with a colour. The word alone says it too. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

/** The share that is used, as a bar beside its number. */
export function Meter({
  share,
  label,
  isPlain = false,
}: {
  share: number;
  label: string;
  /** Whether much is neither good nor bad. */
  isPlain?: boolean;
}) {
  const tone = isPlain ? 'plain' : share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good';
  return (
    <span class="meter" role="img" aria-label={label}>
      <span class={tone} style={{ inlineSize: `${Math.min(100, Math.max(0, share * 100))}%` }} />
    </span>
  );
}
