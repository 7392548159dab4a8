import { Meter } from '../../parts/state-badge.tsx';
import { formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { highlightsOf, type Highlight } from './highlights.ts';

/** What people want of a response: its text, its images, its probabilities. */
export function Highlights({ json }: { json: string }) {
  return (
    <>
      {highlightsOf(json).map((highlight, index) => (
        <One key={index} of={highlight} />
      ))}
    </>
  );
}

function One({ of: highlight }: { of: Highlight }) {
  switch (highlight.kind) {
    case 'text':
      return <pre dir="auto">{highlight.text}</pre>;
    case 'image':
      return <img class="result" src={highlight.address} alt={texts.tryIt.image} />;
    case 'similarity':
      return <p class="notice good">{texts.tryIt.similarity(highlight.value.toFixed(3))}</p>;
    case 'shares':
      return (
        <section>
          <h3 dir="auto">{highlight.title}</h3>
          <dl class="facts">
            {highlight.shares.map(({ name, share }) => [
              <dt key={name} dir="auto">
                {name}
              </dt>,
              <dd key={`${name} value`}>
                <Meter share={share} label={formatPercent(share)} isPlain />
                <span class="quiet">{formatPercent(share)}</span>
              </dd>,
            ])}
          </dl>
        </section>
      );
  }
}
