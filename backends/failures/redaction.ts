import type { BackendSettings } from '../../catalogue/model.ts';
import { Secret } from '../../catalogue/secret.ts';

const REDACTED = '[redacted]';

/**
 * Forms of keys and addresses that the gateway does not know, such as those of a server behind the backend. All
 * repetitions are bounded, since each form is tried at every position.
 */
const SECRETS = anyOf([
  /\b(?:sk|pk|rk|gw|hf|xai|gsk|key|api[-_]?key|token)[-_][A-Za-z0-9_-]{8,}/,
  // A name of a secret, then a value with a digit
  /\b(?:api[-_ ]?key|access[-_ ]?key(?:[-_ ]?id)?|secret(?:[-_ ]?key)?|password|passwd|token|credentials?)["']?(?: provided| is)? ?[:=] ?["']?(?=[^\s"',;}]{0,80}\d)[^\s"',;}]{6,}/,
  /\bBearer\s+\S+/,
  /\beyJ[\w-]{10,}\.[\w-]+\.[\w-]*/,
  /\b[A-Fa-f0-9]{32,}\b/,
  // AWS, Google, GitHub, Slack
  /\b(?:A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|ASIA|ABIA|ACCA)[A-Z0-9]{12,}\b/,
  /\bAIza[\w-]{20,}/,
  /\bya29\.[\w.-]{20,}/,
  /\b(?:gh[a-z]|github_pat|glpat|xox[a-z])[-_][\w-]{10,}/,
]);
const PORT = /(?::\d{2,5})?/.source;
const ADDRESSES = anyOf([
  /\b[a-z][a-z0-9+.-]{0,30}:\/\/\S+/,
  new RegExp(String.raw`\b\d{1,3}(?:\.\d{1,3}){3}\b${PORT}`),
  new RegExp(String.raw`\[(?=[0-9a-f]{0,4}:)[0-9a-f:.]{3,45}(?:%\w{1,15})?\]${PORT}`),
  // IPv6 without brackets: all eight groups, or fewer with one gap
  /(?<![\w:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])/,
  /(?<![\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?:%\w{1,15})?(?![\w:])/,
  /\b(?:localhost|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}):\d{2,5}\b/,
  // Names with a hyphen, and those that follow a word for a server
  /\b[a-z][a-z0-9]{0,62}(?:-[a-z0-9]{1,63}){1,8}:\d{2,5}\b/,
  /(?<=\b(?:at|to|from|host|server|upstream|backend|peer|dial tcp|connect) )[a-z][a-z0-9_]{0,62}:\d{2,5}\b/,
  // Names within a cluster or a company's network
  new RegExp(
    String.raw`\b(?:[a-z0-9_-]{1,63}\.){1,8}(?:svc|local|internal|intranet|lan|corp|home|consul|pod)\b(?:\.[a-z0-9-]{1,63}){0,4}${PORT}`,
  ),
  /(?<![\w/])\/(?:home|root|usr|var|opt|srv|etc|tmp|app|apps|mnt|media|data|models?|run|proc|dev|lib|nix|build|code|repo|src|workspace|vllm-workspace|sgl-workspace|Users|work|content|storage|scratch|cache|nfs|efs)\/\S+/,
  // Files of programs and models, at any path
  /(?<![\w/.])\/?(?:[\w.@+-]{1,100}\/){1,20}[\w.@+-]{1,100}\.(?:py|cpp|cc|cu|c|h|hpp|rs|go|[cm]?[jt]s|java|rb|gguf|safetensors|bin|pt|onnx|so|log|ya?ml|toml|sock)\b(?::\d+)?/,
  /\b[a-z]:\\[^\s"']+/,
]);

function anyOf(forms: readonly RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'), 'gi');
}

const MAX_TEXT_LENGTH = 1_000;
/**
 * Shorter header values, such as a region or a flag, are also ordinary words. Secrets are replaced at any
 * length.
 */
const MIN_VALUE_LENGTH = 4;
/** The gateway's own paths begin with it, so it is not replaced. */
const PUBLIC_PATH = '/v1';

/** Values of a backend's settings that clients must not see: its key, header values, hosts and base path. */
export type KnownValues = readonly string[];

export function knownValues({ apiKey, baseUrl, headers, aws }: BackendSettings): KnownValues {
  const values = new Set<string>(apiKey === null ? [] : credentialsIn(apiKey.reveal()));
  for (const secret of Object.values(aws?.credentials ?? {}))
    if (secret instanceof Secret) values.add(secret.reveal());
  for (const value of Object.values(headers)) {
    const isSecret = value instanceof Secret;
    for (const one of credentialsIn(isSecret ? value.reveal() : value))
      if (isSecret || one.length >= MIN_VALUE_LENGTH) values.add(one);
  }
  if (baseUrl !== null) for (const one of addressesIn(baseUrl)) values.add(one);
  return [...values].filter((value) => value !== '');
}

/**
 * Removes from an upstream's error text what clients must not see: the known values, and text that looks like a
 * key, an address or a path. Replaces the upstream's model name by the client's, and limits the length.
 */
export function redact(
  text: string,
  upstreamModel: string,
  publicModel: string,
  known: KnownValues = [],
): string {
  const names = namesOf(upstreamModel).filter((name) => !isIn(name, publicModel));
  const exact = pattern([...known, ...names]);
  const isName = new Set(names.map((name) => name.toLowerCase()));
  return text
    .replace(exact, (found) => (isName.has(found.toLowerCase()) ? publicModel : REDACTED))
    .slice(0, MAX_TEXT_LENGTH * 4)
    .replace(SECRETS, REDACTED)
    .replace(ADDRESSES, REDACTED)
    .slice(0, MAX_TEXT_LENGTH);
}

/** Joins all values in one expression, the longest first. Each matches only as complete words. */
function pattern(values: readonly string[]): RegExp {
  const sorted = [...values].sort((one, other) => other.length - one.length);
  const alternatives = sorted.map((value) => value.replaceAll(/[^A-Za-z0-9]/g, String.raw`\$&`)).join('|');
  return alternatives === ''
    ? /(?!)/g
    : new RegExp(`(?<![A-Za-z0-9])(?:${alternatives})(?![A-Za-z0-9])`, 'gi');
}

/** Returns the upstream's model name, and its last segment unless that is an ordinary word. */
function namesOf(upstreamModel: string): string[] {
  const last = upstreamModel.split('/').at(-1) ?? '';
  return [upstreamModel, ...(/[^A-Za-z]/.test(last) ? [last] : [])].filter((name) => name.length > 2);
}

/** Returns a value, its credentials without a scheme such as `Bearer`, and the URL-encoded form of both. */
function credentialsIn(value: string): string[] {
  const credentials = /^(?:Bearer|Basic|Token|ApiKey)\s+(.+)$/i.exec(value)?.[1];
  const values = credentials === undefined ? [value] : [value, credentials];
  return values.flatMap((one) => [one, encodeURIComponent(one)]);
}

function addressesIn({ host, hostname, pathname, username, password }: URL): string[] {
  const path = pathname.replace(/\/+$/, '');
  const withoutVersion = path.endsWith(PUBLIC_PATH) ? path.slice(0, -PUBLIC_PATH.length) : path;
  const paths = withoutVersion === '' ? [] : [path, withoutVersion];
  return [host, hostname, ...paths, username, password, decodeURIComponent(password)];
}

function isIn(name: string, publicModel: string): boolean {
  return publicModel.toLowerCase().split('/').includes(name.toLowerCase());
}
