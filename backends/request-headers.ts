import type { BackendKind, BackendSettings } from '../catalogue/model.ts';
import { Secret } from '../catalogue/secret.ts';

/** What requests to a kind of backend carry besides the operator's own headers, which win. */
export interface HeaderScheme {
  headers: Readonly<Record<string, string>>;
  credentials(apiKey: string): Record<string, string>;
  /** Media type of the kind's streams; that of server-sent events without. */
  streamType?: string;
  /** Signs requests whose bodies are in memory. */
  sign?: SignRequest;
}

/** The headers to send in place of the given ones. */
export type SignRequest = (request: {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}) => Promise<Record<string, string>>;

export const BEARER: HeaderScheme = {
  headers: {},
  credentials: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
};

/** The version whose fields the messages dialects write; an operator's header of that name takes its place. */
export const ANTHROPIC: HeaderScheme = {
  headers: { 'anthropic-version': '2023-06-01' },
  credentials: (apiKey) => ({ 'x-api-key': apiKey }),
};

/** Azure takes keys in a header of its own; tokens of Entra ID go into `headers` as `Authorization`. */
export const AZURE: HeaderScheme = {
  headers: {},
  credentials: (apiKey) => ({ 'api-key': apiKey }),
};

export const GEMINI: HeaderScheme = {
  headers: {},
  credentials: (apiKey) => ({ 'x-goog-api-key': apiKey }),
};

const SCHEMES: Readonly<Partial<Record<BackendKind, HeaderScheme>>> = {
  anthropic: ANTHROPIC,
  azure: AZURE,
  gemini: GEMINI,
};

export function headerSchemeOf(kind: BackendKind): HeaderScheme {
  return SCHEMES[kind] ?? BEARER;
}

/** The credentials and the operator's headers. */
export function headersOf(settings: BackendSettings, scheme: HeaderScheme): Record<string, string> {
  const headers: Record<string, string> = {};
  if (settings.apiKey !== null) Object.assign(headers, scheme.credentials(settings.apiKey.reveal()));
  for (const [name, value] of Object.entries(settings.headers)) {
    headers[name] = value instanceof Secret ? value.reveal() : value;
  }
  return headers;
}
