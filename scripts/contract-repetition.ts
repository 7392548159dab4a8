import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatedLines } from './repeated-lines.ts';

/** `npm run contract:repetition -- [<file>]`: reports the share of repeated lines in the contract. */
const [file = join(import.meta.dirname, '../openapi.yaml')] = process.argv.slice(2);
const { repeated, total } = repeatedLines(readFileSync(file, 'utf8'));
process.stdout.write(
  `${repeated} of ${total} lines are repetition: ${((100 * repeated) / total).toFixed(1)} %\n`,
);
