import { destination, pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

const STANDARD_OUTPUT = 1;
/** Lines of one turn that come to more are written before it is over. */
const HELD_BYTES = 8 * 1024;

/**
 * The log on standard output, one JSON object a line. The lines of one turn of the event loop go out in one write: under load a
 * write for each costs more than making them. What is left when the process ends goes out then.
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = destination({ dest: STANDARD_OUTPUT, sync: true, minLength: HELD_BYTES });
  process.once('exit', () => output.flushSync());
  let isFlushDue = false;
  const flush = (): void => {
    isFlushDue = false;
    output.flushSync();
  };
  const write = (line: string): void => {
    output.write(line);
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(flush);
  };
  return pino({ level: logLevel, base: { service: 'inference-gateway' } }, { write });
}
