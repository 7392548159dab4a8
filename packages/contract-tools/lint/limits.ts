import type { ContractLimits } from '../../../contract/operation.ts';
import { operationsOf } from '../reading/contract.ts';
import type { ContractDocument } from '../reading/document.ts';
import type { Rule } from './finding.ts';

/** Every limit that the server reads. A misspelt name is both unknown and missing. */
const known: Record<keyof ContractLimits, true> = {
  requestBodyBytes: true,
  bodyValues: true,
  bodyNesting: true,
  stalledUploadMs: true,
  headerLineBytes: true,
  headerBytes: true,
  modelOutputMs: true,
};

/** `x-gateway-limits` has each limit as a positive integer. */
export const limitsRule: Rule = (document) => {
  const limits: Record<string, unknown> = { ...document['x-gateway-limits'] };
  const errors: [string, string][] = [];
  for (const name of Object.keys(known)) {
    if (limits[name] === undefined && (name !== 'modelOutputMs' || hasModels(document)))
      errors.push([name, `x-gateway-limits.${name} is missing`]);
  }
  for (const [name, value] of Object.entries(limits)) {
    if (!Object.hasOwn(known, name)) errors.push([name, `x-gateway-limits.${name} is unknown`]);
    else if (!Number.isSafeInteger(value) || Number(value) < 1)
      errors.push([name, `x-gateway-limits.${name} must be an integer above 0`]);
  }
  if (Number(limits['headerLineBytes']) > Number(limits['headerBytes']))
    errors.push(['headerLineBytes', 'x-gateway-limits.headerLineBytes must not be above headerBytes']);
  return errors.map(([name, message]) => ({
    message,
    path: limits[name] === undefined ? ['x-gateway-limits'] : ['x-gateway-limits', name],
  }));
};

function hasModels(document: ContractDocument): boolean {
  return operationsOf(document).some(({ operation }) => operation['x-gateway']?.model !== undefined);
}
