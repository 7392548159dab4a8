import { ALL_ON, startGateway } from './gateway.ts';
import { SCALE } from './seed.ts';
import { gatewayCandidate, type Candidate } from './targets.ts';

const { keys, models, ledgerRows } = SCALE;

const atScale: Candidate = {
  name: `all on, ${keys} keys, ${models} models, ${ledgerRows} rows`,
  start: (upstreamAddress, directory, core) =>
    startGateway({ upstreamAddress, directory, features: ALL_ON, core, atScale: true }),
};

/** Two processes on both cores, which load and upstream also use. Its CPU time per request shows the cost of a second process. */
const twoProcesses: Candidate = {
  name: 'all on, two processes',
  start: (upstreamAddress, directory) =>
    startGateway({
      upstreamAddress,
      directory,
      features: ALL_ON,
      environment: { GATEWAY_PROCESSES: '2' },
    }),
};

/** The candidates of `npm run bench -- --scale`. */
export const scale: readonly Candidate[] = [gatewayCandidate('all on', ALL_ON), atScale, twoProcesses];
