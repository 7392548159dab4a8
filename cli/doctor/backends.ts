import { probeBackends, type ProbeResult } from '../../backends/health/probe.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { checkClock } from './clocks.ts';
import { error, ok, type Finding } from './finding.ts';

/** Contacts each backend once, with a request that is free and changes nothing. */
export async function checkBackends(backends: readonly BackendSettings[]): Promise<Finding[]> {
  const results = await probeBackends(backends);
  return results.flatMap((result) => [findingOf(result), ...clockOf(result)]);
}

function findingOf({ backend, outcome, status, detail }: ProbeResult): Finding {
  const check = `backend ${backend}`;
  switch (outcome) {
    case 'reachable':
      return ok(check, `it responds (status ${status})`);
    case 'refused':
      return error(
        check,
        `it refuses the credentials (status ${status})`,
        'check api_key or headers of this backend',
      );
    case 'unreachable':
      return error(check, `no response: ${detail}`, 'check its base_url, the server and the network');
    case 'skipped':
      return ok(check, 'not contacted, its kind has no free request');
  }
}

function clockOf({ backend, date }: ProbeResult): Finding[] {
  return date === null ? [] : [checkClock(`backend ${backend}`, date.thereMs, date.hereMs)];
}
