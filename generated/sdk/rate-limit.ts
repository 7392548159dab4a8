// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** One limit that the request counted against. */
export interface RateLimit {
  /** `key`: all requests of the key; `tier`: its requests to models of the same tier. */
  name: string;
  /** Requests per window; null when the gateway does not say. */
  limit: number | null;
  windowSeconds: number | null;
  remaining: number | null;
  /** Until the window ends. */
  resetSeconds: number | null;
}

/** What the headers `RateLimit-Policy` and `RateLimit` say; empty where nothing is limited. */
export function rateLimitsOf(headers: Headers): RateLimit[] {
  const left = parse(headers.get('ratelimit'));
  const policies = parse(headers.get('ratelimit-policy'));
  return [...new Set([...policies.keys(), ...left.keys()])].map((name) => ({
    name,
    limit: policies.get(name)?.['q'] ?? null,
    windowSeconds: policies.get(name)?.['w'] ?? null,
    remaining: left.get(name)?.['r'] ?? null,
    resetSeconds: left.get(name)?.['t'] ?? null,
  }));
}

/** `"key";q=120;w=60, "tier";q=20;w=60` by name. */
function parse(header: string | null): Map<string, Record<string, number>> {
  const items = (header ?? '').split(',').map((item) => item.split(';').map((part) => part.trim()));
  const named = items.filter(([name]) => /^".*"$/.test(name ?? ''));
  return new Map(
    named.map(([name = '', ...parameters]) => [
      name.slice(1, -1),
      Object.fromEntries(
        parameters.map((one) => one.split('=')).map(([key = '', value]) => [key, Number(value)]),
      ),
    ]),
  );
}
