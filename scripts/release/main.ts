import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { packContractChecks } from '../../packages/contract-tools/package/pack.ts';
import { packSdk } from '../sdk/pack-sdk.ts';
import { packGateway } from './pack-gateway.ts';
import { requireCommitted } from './require-committed.ts';

/** `npm run release:pack [folder]`: the archive of the gateway and both packages, with their checksums in `SHA256SUMS`. */
requireCommitted(join(import.meta.dirname, '../..'));
const destination = resolve(process.argv[2] ?? 'release');
mkdirSync(destination, { recursive: true });
const files = [
  await packGateway(destination),
  await packSdk(destination),
  await packContractChecks(destination),
];
const sums: string[] = [];
for (const file of files) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  sums.push(`${hash.digest('hex')}  ${basename(file)}\n`);
}
writeFileSync(join(destination, 'SHA256SUMS'), sums.join(''));
process.stdout.write(sums.join(''));
