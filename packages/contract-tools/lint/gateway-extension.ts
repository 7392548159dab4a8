import { Ajv2020 } from 'ajv/dist/2020.js';
import extensions from '../../../contract/extensions.schema.json' with { type: 'json' };
import { operationsOf } from '../reading/contract.ts';
import type { GatewayObject } from '../reading/document.ts';
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const ajv = new Ajv2020();

/** The schema of `x-gateway` for editors. Its keys must equal those of the types. */
const { properties } = extensions.$defs.gateway;
const known = Object.fromEntries(
  Object.entries(properties satisfies Record<keyof GatewayObject, object>).map(([key, schema]) => [
    key,
    ajv.compile(schema),
  ]),
);

function findErrors(given: GatewayObject): string[] {
  const errors: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const check = Object.hasOwn(known, key) ? known[key] : undefined;
    if (check === undefined) errors.push(`x-gateway.${key} is unknown`);
    else if (!check(value)) errors.push(`x-gateway.${key} cannot be ${JSON.stringify(value)}`);
  }
  if (given.bills === undefined) errors.push('x-gateway.bills is missing: a free operation has `none`');
  if (given.model === 'body.model' && given.capability === undefined) {
    errors.push(
      'x-gateway.capability is missing: an operation with a model in the body requires a capability',
    );
  }
  if (given.capability !== undefined && given.model === undefined) {
    errors.push('x-gateway.model is missing: it must state the place of the model');
  }
  return errors;
}

/** An operation gets the parameters of its path from its aliases too. */
function findAliasErrors(path: string, { aliases = [] }: GatewayObject): string[] {
  const parametersOf = (one: string): string => (one.match(/\{[^}]+\}/g) ?? []).join();
  return aliases
    .filter((alias) => parametersOf(alias) !== parametersOf(path))
    .map((alias) => `x-gateway.aliases: ${alias} must have the parameters of ${path}`);
}

/** `x-gateway` has known keys with known values. */
export const gatewayExtensionRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => {
    const given = one.operation['x-gateway'] ?? { bills: 'none' };
    return [...findErrors(given), ...findAliasErrors(one.path, given)].map((message) => ({
      message,
      path: [...atOperation(one), 'x-gateway'],
    }));
  });
