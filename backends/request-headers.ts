import type { BackendKind, BackendSettings } from '../catalogue/model.ts';
import { Secret } from '../catalogue/secret.ts';

/** The headers of requests to a kind of backend. The operator's headers override them. */
export interface HeaderScheme {
  headers: Readonly<Record<string, string>>;
  credentials(apiKey: string): Record<string, string>;
  /** Media type of the kind's streams. Default: server-sent events. */
  streamType?: string;
  /** Signs requests whose bodies are in memory. */
  sign?: SignRequest;
}

/** Returns the headers to send in place of the given ones. */
export type SignRequest = (request: {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}) => Promise<Record<string, string>>;

export const BEARER: HeaderScheme = {
  headers: {},
  credentials: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
};

/** The version that the messages dialects write. An operator's header of this name overrides it. */
export const ANTHROPIC: HeaderScheme = {
  headers: { 'anthropic-version': '2023-06-01' },
  credentials: (apiKey) => ({ 'x-api-key': apiKey }),
};

/** Azure's scheme for keys. Tokens of Entra ID are configured in `headers` as `Authorization`. */
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

/** Returns the credentials and the operator's headers. */
export function headersOf(settings: BackendSettings, scheme: HeaderScheme): Record<string, string> {
  const headers: Record<string, string> = {};
  if (settings.apiKey !== null) Object.assign(headers, scheme.credentials(settings.apiKey.reveal()));
  for (const [name, value] of Object.entries(settings.headers)) {
    headers[name] = value instanceof Secret ? value.reveal() : value;
  }
  return headers;
}
