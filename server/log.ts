import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** The log on standard output, one JSON object a line. A reader that goes ends the log and nothing else. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: { service: 'inference-gateway' } });
}
