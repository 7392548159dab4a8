import { conversationFormats, rowOfKind } from './backend-kinds.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/**
 * Reports formats that a kind of backend does not support, and invalid addresses. Messages never contain the
 * address.
 */
export function checkBackends(document: LocatedDocument): void {
  const backends = mappingIn(document.data, 'backends');
  for (const name of Object.keys(backends)) {
    const { base_url: address, kind } = mappingIn(backends, name);
    checkFormats(document, name, kind);
    if (typeof address !== 'string') continue;
    const problem = addressProblem(address) ?? versionProblem(kind, address);
    if (problem !== undefined) document.report(pointerOf('backends', name, 'base_url'), 'value', ...problem);
  }
}

/** Checks the formats. The schema check reports unknown kinds and formats. */
function checkFormats(document: LocatedDocument, name: string, kind: unknown): void {
  const row = rowOfKind(kind);
  if (row === undefined) return;
  const supported = row.formats ?? [];
  const formats = listIn(mappingIn(mappingIn(document.data, 'backends'), name), 'formats');
  const all: readonly unknown[] = conversationFormats;
  for (const [index, format] of formats.entries()) {
    if (!all.includes(format) || supported.some((one) => one === format)) continue;
    const problem: [string, string] =
      supported.length === 0
        ? [`kind '${String(kind)}' has no conversations`, "leave out 'formats'"]
        : [
            `kind '${String(kind)}' does not support the format '${String(format)}'`,
            `it supports ${supported.join(', ')}; the other formats are translated`,
          ];
    document.report(pointerOf('backends', name, 'formats', index), 'value', ...problem);
  }
}

function addressProblem(address: string): [message: string, suggestion: string] | undefined {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return ['this is not an http or https address', 'such as http://10.0.0.5:8000/v1'];
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

function versionProblem(kind: unknown, address: string): [message: string, suggestion: string] | undefined {
  const expected = rowOfKind(kind)?.address;
  if (expected?.version !== 'added by the gateway' || !/\/v1\/?$/.test(new URL(address).pathname))
    return undefined;
  return [
    `for kind '${String(kind)}' the gateway adds /v1 itself`,
    `leave it out, such as ${expected.example}`,
  ];
}
