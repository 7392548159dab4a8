import type { BackendKind, BackendSettings } from '../catalogue/model.ts';
import { Secret } from '../catalogue/secret.ts';

/** What requests to a kind of backend carry besides the operator's own headers, which win. */
export interface HeaderScheme {
  headers: Readonly<Record<string, string>>;
  credentials(apiKey: string): Record<string, string>;
}

export const BEARER: HeaderScheme = {
  headers: {},
  credentials: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
};

/** The version whose fields the messages dialects write; an operator's header of that name takes its place. */
export const ANTHROPIC: HeaderScheme = {
  headers: { 'anthropic-version': '2023-06-01' },
  credentials: (apiKey) => ({ 'x-api-key': apiKey }),
};

export function headerSchemeOf(kind: BackendKind): HeaderScheme {
  return kind === 'anthropic' ? ANTHROPIC : BEARER;
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
