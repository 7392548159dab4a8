import { capabilities } from '../../catalogue/model.ts';
import { operationsOf } from '../generation/contract.ts';
import type { GatewayObject } from '../generation/document.ts';
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const listOfNames = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  new Set(value).size === value.length;

const oneOf =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);

const known: Record<keyof GatewayObject, (value: unknown) => boolean> = {
  capability: oneOf(capabilities),
  model: oneOf(['body.model', 'path.model']),
  prompts: listOfNames,
  notPrompts: listOfNames,
  streams: (value) => typeof value === 'string' && value !== '',
  liveUpload: (value) => typeof value === 'string' && value !== '',
  bills: oneOf(['tokens', 'images', 'pages', 'seconds', 'characters', 'none']),
  cors: (value) => typeof value === 'boolean',
};

function faultsOf(given: GatewayObject): string[] {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const check = Object.hasOwn(known, key) ? known[key as keyof GatewayObject] : undefined;
    if (check === undefined) faults.push(`x-gateway.${key} is not known`);
    else if (!check(value)) faults.push(`x-gateway.${key} cannot be ${JSON.stringify(value)}`);
  }
  if (given.bills === undefined)
    faults.push('x-gateway.bills is missing: an operation that is free says none');
  if (given.model === 'body.model' && given.capability === undefined) {
    faults.push('x-gateway.capability is missing: a model in the body must be of a kind');
  }
  if (given.capability !== undefined && given.model === undefined) {
    faults.push('x-gateway.model is missing: where does the capability come from?');
  }
  return faults;
}

/** `x-gateway` has known keys with known values (design §6). */
export const gatewayExtensionRule: Rule = (document) =>
  operationsOf(document).flatMap((one) =>
    faultsOf(one.operation['x-gateway'] ?? { bills: 'none' }).map((message) => ({
      message,
      path: [...atOperation(one), 'x-gateway'],
    })),
  );
