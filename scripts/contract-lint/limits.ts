import type { ContractLimits } from '../../contract/operation.ts';
import type { Rule } from './finding.ts';

/** Every limit that the server reads, so that a misspelt name is one too many and one too few. */
const known: Record<keyof ContractLimits, true> = {
  requestBodyBytes: true,
  bodyValues: true,
  stalledUploadMs: true,
  headerLineBytes: true,
  headerBytes: true,
  modelOutputMs: true,
};

/** `x-gateway-limits` has each limit once, as a whole number that bounds something. */
export const limitsRule: Rule = (document) => {
  const limits: Record<string, unknown> = { ...document['x-gateway-limits'] };
  const faults: [string, string][] = [];
  for (const name of Object.keys(known)) {
    if (limits[name] === undefined) faults.push([name, `x-gateway-limits.${name} is missing`]);
  }
  for (const [name, value] of Object.entries(limits)) {
    if (!Object.hasOwn(known, name)) faults.push([name, `x-gateway-limits.${name} is not known`]);
    else if (!Number.isSafeInteger(value) || Number(value) < 1)
      faults.push([name, `x-gateway-limits.${name} must be a whole number above 0`]);
  }
  if (Number(limits['headerLineBytes']) > Number(limits['headerBytes']))
    faults.push(['headerLineBytes', 'x-gateway-limits.headerLineBytes cannot be above headerBytes']);
  return faults.map(([name, message]) => ({
    message,
    path: limits[name] === undefined ? ['x-gateway-limits'] : ['x-gateway-limits', name],
  }));
};
