import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import type { BackendKind, Format } from './model.ts';

/** The conversation formats that each kind can be asked in. */
const SPOKEN: Readonly<Record<BackendKind, readonly Format[]>> = {
  openai: ['chat', 'messages', 'responses'],
  azure: ['chat', 'responses'],
  anthropic: ['messages'],
  gemini: ['messages'],
  bedrock: ['messages'],
  embedded: ['chat'],
  mistral: [],
  cohere: [],
  jina: [],
  tei: [],
  infinity: [],
  onnx: [],
};

/**
 * Reports formats that a kind of backend does not speak, and addresses that cannot be called, or that hold what belongs elsewhere.
 * Never shows the address.
 */
export function checkBackends(document: LocatedDocument): void {
  const backends = mappingIn(document.data, 'backends');
  for (const name of Object.keys(backends)) {
    const { base_url: address, kind } = mappingIn(backends, name);
    checkFormats(document, name, kind);
    if (typeof address !== 'string') continue;
    const fault = addressFault(address) ?? versionFault(kind, address);
    if (fault !== undefined) document.report(pointerOf('backends', name, 'base_url'), 'value', ...fault);
  }
}

/** Kinds and formats that nobody knows are the schema's to report. */
function checkFormats(document: LocatedDocument, name: string, kind: unknown): void {
  const spoken = Object.entries(SPOKEN).find(([known]) => known === kind)?.[1];
  if (spoken === undefined) return;
  const formats = listIn(mappingIn(mappingIn(document.data, 'backends'), name), 'formats');
  const all: readonly unknown[] = SPOKEN.openai;
  for (const [index, format] of formats.entries()) {
    if (!all.includes(format) || spoken.some((one) => one === format)) continue;
    const fault: [string, string] =
      spoken.length === 0
        ? [`kind '${String(kind)}' has no conversations`, "leave out 'formats'"]
        : [
            `kind '${String(kind)}' does not speak '${String(format)}'`,
            `it speaks ${spoken.join(', ')}, and callers of the others are translated`,
          ];
    document.report(pointerOf('backends', name, 'formats', index), 'value', ...fault);
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
