import type { Dialect, Format } from './dialect.ts';
import type { dialectFor as DialectFor } from './translations.ts';

/** The formats that a client's format can be translated to, the best first. */
const TARGETS: Readonly<Record<Format, readonly Format[]>> = {
  chat: ['messages', 'responses'],
  messages: ['chat', 'responses'],
  responses: ['chat', 'messages'],
};

/** How a client's format reaches a backend: unchanged, or translated to a format that the backend supports. */
export type FormatMatch = { kind: 'native' } | { kind: 'translated'; to: Format; dialect: Dialect };

let dialectFor: typeof DialectFor | null = null;

/**
 * Loads the translations, 58 modules that a start leaves out. Undefined once they are loaded.
 */
export function loadTranslations(): Promise<void> | undefined {
  if (dialectFor !== null) return undefined;
  return import('./translations.ts').then((loaded) => {
    dialectFor = loaded.dialectFor;
  });
}

/**
 * Chooses how a client's format reaches a backend. Null when the backend supports no format with a translation. Before one
 * with a translation is chosen, the translations must have been loaded.
 */
export function matchFormats(client: Format, supported: ReadonlySet<Format>): FormatMatch | null {
  if (supported.has(client)) return { kind: 'native' };
  const to = TARGETS[client].find((format) => supported.has(format));
  if (to === undefined) return null;
  if (dialectFor === null) throw new Error('the translations are not loaded');
  const dialect = dialectFor(client, to);
  return dialect === null ? null : { kind: 'translated', to, dialect };
}
