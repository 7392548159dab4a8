import { useEffect, useState } from 'preact/hooks';
import { Badge } from '../../parts/state-badge.tsx';
import { management } from '../../api/management.ts';
import { addressOf } from '../../state/route.ts';
import { useBlobAddress } from '../../state/use-blob-address.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDuration, formatMoney, formatNumber } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { Highlights } from './highlight-list.tsx';
import type { TryResult } from './send-request.ts';

/** A response: what people want of it first, then all of it. */
export function ResultView({ result }: { result: TryResult }) {
  const { contentType, events, eventCount, blob, text } = result;
  const isJson = contentType.includes('json');
  return (
    <>
      <Head result={result} />
      {isJson && <Highlights json={text} />}
      {blob !== null && <BlobView blob={blob} contentType={contentType} />}
      {!isJson && text !== '' && <pre dir="auto">{text}</pre>}
      {isJson && (
        <details open>
          <summary>{texts.tryIt.whole}</summary>
          <pre>{pretty(text)}</pre>
        </details>
      )}
      {events.length > 0 && (
        <details>
          <summary>{texts.tryIt.events(events.length, eventCount)}</summary>
          <pre>{events.join('\n')}</pre>
        </details>
      )}
    </>
  );
}

function Head({ result }: { result: TryResult }) {
  const { status, durationMs, firstByteMs, costEur, deployment, model, requestId } = result;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.tryIt.firstByte, formatDuration(firstByteMs)],
    [texts.tryIt.duration, durationMs === null ? null : formatDuration(durationMs)],
    [texts.tryIt.cost, costEur === null ? null : `€${costEur}`],
    [texts.tryIt.model, model],
    [texts.tryIt.deployment, deployment],
  ];
  return (
    <dl class="facts" aria-live="polite">
      <dt>{texts.tryIt.status}</dt>
      <dd>
        <Badge tone={status < 400 ? 'good' : 'bad'}>{status}</Badge>
      </dd>
      {facts.map(([name, value]) =>
        value === null ? null : [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>],
      )}
      {requestId !== null && (
        <>
          <dt>{texts.tryIt.call}</dt>
          <dd>
            <a href={addressOf(['calls', requestId])}>{requestId}</a>
            {durationMs !== null && <Settled key={requestId} requestId={requestId} />}
          </dd>
        </>
      )}
    </dl>
  );
}

const LOOK_EVERY_MS = 2_000;

/** What the call cost and where it went, as soon as it is recorded. Calls that are not recorded have nothing here. */
export function Settled({ requestId }: { requestId: string }) {
  const [isFound, setFound] = useState(false);
  const { value } = useResource(
    (signal) => management.getCall({ request_id: requestId }, { signal, maxRetries: 0 }),
    [requestId],
    isFound ? undefined : LOOK_EVERY_MS,
  );
  useEffect(() => setFound(value !== null), [value]);
  if (value === null) return null;
  const cost = value.ledger?.settled_nano_eur ?? value.call.cost_nano_eur;
  const attempts = value.attempts.map(({ deployment, error }) =>
    error === null ? deployment : `${deployment} (${error})`,
  );
  return (
    <p class="quiet">{[...(cost === null ? [] : [formatMoney(cost)]), attempts.join(' → ')].join(', ')}</p>
  );
}

function BlobView({ blob, contentType }: { blob: Blob; contentType: string }) {
  const address = useBlobAddress(blob);
  if (address === null) return null;
  return (
    <>
      {contentType.startsWith('audio/') && <audio controls src={address} aria-label={texts.tryIt.audio} />}
      <p>
        <a href={address} download="response">
          {texts.tryIt.save(formatNumber(blob.size), contentType)}
        </a>
      </p>
    </>
  );
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), shortened, 2);
  } catch {
    return json;
  }
}

const LONG_TEXT = 2_000;
const MANY_NUMBERS = 8;

/** Long base64 and long vectors would hide the rest. */
function shortened(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONG_TEXT)
    return `${value.slice(0, LONG_TEXT)}… (${formatNumber(value.length)})`;
  if (Array.isArray(value) && value.length > MANY_NUMBERS && value.every((one) => typeof one === 'number'))
    return [...value.slice(0, MANY_NUMBERS), `… (${formatNumber(value.length)})`];
  return value;
}
