import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOf } from '../test-bed/stores.ts';
import { canMount, ProofGateway } from './gateways.ts';

/** One process on an embedded store, several processes on one data directory, or replicas on shared stores. */
export const kinds = ['embedded', 'processes', 'shared'] as const;
export type Kind = (typeof kinds)[number];

/** The disturbances of each kind, which are repeated. */
export type Disturbance = 'kill' | 'suspend' | 'lose disk';

/** Processes of one data directory share a disk, and losing it would lose the database. */
export const disturbances: Readonly<Record<Kind, readonly Disturbance[]>> = {
  embedded: ['kill', 'suspend', 'kill', 'lose disk'],
  processes: ['kill', 'suspend'],
  shared: ['kill', 'suspend', 'kill', 'lose disk'],
};

const COUNTS: Readonly<Record<Kind, number>> = { embedded: 1, processes: 3, shared: 4 };

/** Starts the gateways. If there are several, one has a disk that is full every few hundred calls. */
export async function startGateways(
  kind: Kind,
  directory: string,
  clock: Readonly<Record<string, string>>,
): Promise<ProofGateway[]> {
  const database = databaseOf(directory);
  const shared: Record<string, string> =
    'url' in database
      ? { GATEWAY_DATABASE_URL: database.url, GATEWAY_REDIS_URL: process.env['GATEWAY_TEST_REDIS_URL'] ?? '' }
      : {};
  const count = COUNTS[kind];
  const gateways = await Promise.all(
    Array.from({ length: count }, async (_unused, index) => {
      const dataDirectory = kind === 'shared' ? join(directory, `data-${index}`) : directory;
      await mkdir(dataDirectory, { recursive: true });
      const hasSmallDisk = count > 1 && index === count - 1 && canMount();
      return ProofGateway.make({
        directory,
        dataDirectory,
        environment: { ...shared, ...clock },
        hasSmallDisk,
      });
    }),
  );
  await Promise.all(gateways.map((gateway) => gateway.start()));
  return gateways;
}
