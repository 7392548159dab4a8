/** A limit that applies to the request. */
export interface RateLimit {
  /** `key` for all requests of the key, `tier` for its requests to models of the same tier. */
  name: string;
  /** Requests per window. Null when unknown. */
  limit: number | null;
  windowSeconds: number | null;
  remaining: number | null;
  /** Time until the end of the window. */
  resetSeconds: number | null;
}

/** Parses the headers `RateLimit-Policy` and `RateLimit`. Empty when no limit applies. */
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

/** Parses `"key";q=120;w=60, "tier";q=20;w=60` to a map by name. */
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
