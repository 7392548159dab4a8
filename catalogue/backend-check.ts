import { mappingIn } from './gateway-file.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** Reports addresses of backends that cannot be called, or that hold what belongs elsewhere. Never shows the address. */
export function checkBackends(document: LocatedDocument): void {
  const backends = mappingIn(document.data, 'backends');
  for (const name of Object.keys(backends)) {
    const { base_url: address, kind } = mappingIn(backends, name);
    if (typeof address !== 'string') continue;
    const fault = addressFault(address) ?? versionFault(kind, address);
    if (fault !== undefined) document.report(pointerOf('backends', name, 'base_url'), 'value', ...fault);
  }
}

function addressFault(address: string): [message: string, suggestion: string] | undefined {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return ['this is no http or https address', 'such as http://10.0.0.5:8000/v1'];
  }
  if (url.username !== '' || url.password !== '') {
    return ['an address with a user name or password would show it in logs', "use 'api_key' or 'headers'"];
  }
  if (url.search !== '' || url.hash !== '') {
    return ['an address with ? or # cannot be followed by the path of an operation', 'remove that part'];
  }
  if (
    /\/(chat\/completions|completions|embeddings|embed|rerank|classify|predict|messages|responses)\/?$/.test(
      url.pathname,
    )
  ) {
    return ['the address names an operation', 'stop before it, such as http://10.0.0.5:8000/v1'];
  }
  return undefined;
}

/** Kinds whose paths do not all begin with the version, or whose SDKs are given addresses without it. */
const WITHOUT_VERSION = new Map<unknown, string>([
  ['anthropic', 'https://api.anthropic.com'],
  ['tei', 'http://10.0.0.5:8080'],
]);

function versionFault(kind: unknown, address: string): [message: string, suggestion: string] | undefined {
  const example = WITHOUT_VERSION.get(kind);
  if (example === undefined || !/\/v1\/?$/.test(new URL(address).pathname)) return undefined;
  return [`for kind '${String(kind)}' the gateway adds /v1 itself`, `leave it out, such as ${example}`];
}
