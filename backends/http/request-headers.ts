import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { BackendKind, BackendSettings } from '../../catalogue/model.ts';
import { Secret } from '../../catalogue/secret.ts';

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

export function headerSchemeOf(kind: BackendKind): HeaderScheme {
  const { keyHeader = 'authorization', headers = {} } = backendKinds[kind];
  const prefix = keyHeader === 'authorization' ? 'Bearer ' : '';
  return { headers, credentials: (apiKey) => ({ [keyHeader]: prefix + apiKey }) };
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
