import { join } from 'node:path';
import { contractVersion, packSdk } from './sdk/pack-sdk.ts';

const generated = join(import.meta.dirname, '..', 'generated');
const [destination = process.cwd()] = process.argv.slice(2);

const tarball = await packSdk({
  sources: join(generated, 'sdk'),
  destination,
  version: contractVersion(generated),
});
process.stdout.write(`${tarball}\n`);
