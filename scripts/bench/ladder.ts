import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { LISTENING } from './announce.ts';
import { ALL_ON, LEAST, type Features } from './gateway.ts';
import { startServer } from './processes.ts';
import { gatewayCandidate, type Candidate } from './targets.ts';

/** A bare proxy behind the first layers of the gateway's request path. */
function layers(name: string, last: 'express' | 'openapi-backend'): Candidate {
  return {
    name,
    async start(upstreamAddress, directory, core) {
      await mkdir(directory, { recursive: true });
      const server = await startServer({
        script: 'scripts/bench/layered-proxy.ts',
        scriptArguments: [upstreamAddress, last],
        logPath: join(directory, 'proxy.log'),
        ready: LISTENING,
        ...(core === undefined ? {} : { core }),
      });
      return { ...server, key: 'any', pids: [server.pid] };
    },
  };
}

/** The gateway with each feature in addition to the previous ones. */
function features(): Candidate[] {
  let on: Features = LEAST;
  const steps: [string, keyof Features][] = [
    ['+ prices', 'prices'],
    ['+ budget', 'budget'],
    ['+ rate limits', 'rateLimits'],
    ['+ guardrail', 'guardrail'],
    ['+ log at info', 'log'],
    ['+ calls that can be looked up', 'calls'],
    ['+ tags, alerts and an identity provider (all on)', 'controlPlane'],
  ];
  return steps.map(([name, feature]) => {
    on = { ...on, [feature]: ALL_ON[feature] };
    return gatewayCandidate(name, on);
  });
}

/** The candidates of `npm run bench -- --ladder`, each with one more layer. */
export const ladder: readonly Candidate[] = [
  layers('+ Express', 'express'),
  layers('+ openapi-backend', 'openapi-backend'),
  gatewayCandidate('+ all else (gateway, least)', LEAST),
  ...features(),
];
