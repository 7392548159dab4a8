import { signal } from '@preact/signals';

/** The page and what it shows, from the part of the address after `#`. */
export interface Route {
  /** `['projects', 'acme/research']` of `#/projects/acme%2Fresearch`. */
  path: readonly string[];
  query: URLSearchParams;
}

export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

export function addressOf(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  return `#/${path.map(encodeURIComponent).join('/')}${search}`;
}

/** Changes parts of the query, without a new entry in the history of the browser. */
export function setQuery(changes: Readonly<Record<string, string>>): void {
  // The address may be ahead of the signal, after a click on a link.
  const { path, query } = parse(location.hash);
  const address = addressOf(path, { ...Object.fromEntries(query), ...changes });
  history.replaceState(null, '', address);
  route.value = parse(address);
}

function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s, 2);
  return { path: path.split('/').map(decode).filter(Boolean), query: new URLSearchParams(search) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
