import { Ajv2020 } from 'ajv/dist/2020.js';
import extensions from '../../contract/extensions.schema.json' with { type: 'json' };
import { operationsOf } from '../generation/contract.ts';
import type { GatewayObject } from '../generation/document.ts';
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const ajv = new Ajv2020();

/** The schema that editors complete `x-gateway` by; the keys of the types and of the catalogue must be its own. */
const { properties } = extensions.$defs.gateway;
const known = Object.fromEntries(
  Object.entries(properties satisfies Record<keyof GatewayObject, object>).map(([key, schema]) => [
    key,
    ajv.compile(schema),
  ]),
);

function faultsOf(given: GatewayObject): string[] {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const check = Object.hasOwn(known, key) ? known[key] : undefined;
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
