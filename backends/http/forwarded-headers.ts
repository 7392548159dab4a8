import type { MessagesHeaders } from '../../catalogue/model.ts';

type Headers = Readonly<Record<string, string>>;

const BETA = 'anthropic-beta';
const NO_HEADERS: Headers = {};

/** Selects the client's headers of the messages format that a backend may receive. */
export function forwardedHeaders(headers: Headers | undefined, allowed: MessagesHeaders): Headers {
  if (headers === undefined || allowed === 'all') return headers ?? NO_HEADERS;
  if (allowed === 'none') return NO_HEADERS;
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (allowed.has(name)) forwarded[name] = value;
    else if (name === BETA) {
      const features = allowedFeatures(value, allowed);
      if (features !== '') forwarded[name] = features;
    }
  }
  return forwarded;
}

function allowedFeatures(value: string, allowed: ReadonlySet<string>): string {
  const features = value.split(',').map((feature) => feature.trim());
  return features.filter((feature) => allowed.has(feature)).join(',');
}
