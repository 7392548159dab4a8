import { follow, operationsOf } from '../reading/contract.ts';
import type { ContractDocument, ParameterObject } from '../reading/document.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** The default style of each place, which is the only one that the server and the SDK know. */
const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' };

/** The server reads, and so checks, each parameter of the contract. */
export const parametersRule: Rule = (document) =>
  operationsOf(document).flatMap((one) =>
    one.parameters.flatMap((parameter) =>
      problemsOf(document, parameter).map((problem): Finding => ({
        message: `the parameter ${parameter.name} ${problem}`,
        path: atOperation(one),
      })),
    ),
  );

function problemsOf(document: ContractDocument, parameter: ParameterObject): string[] {
  const { in: place, schema, style, explode = true } = parameter;
  const known = STYLES[place];
  if (known === undefined) return [`cannot be in a ${place}, which the server does not read`];
  if (schema === undefined) return ['needs a schema, because the server does not read content'];
  const types = typesOf(document, schema);
  if (types.includes('object')) return [`cannot be an object in a ${place}`];
  if (types.includes('array') && place !== 'query') return [`cannot be a list in a ${place}`];
  if (style !== undefined && style !== known) return [`cannot have the style ${style}, only ${known}`];
  return types.includes('array') && !explode ? ['cannot have explode: false; a list repeats its name'] : [];
}

function typesOf(document: ContractDocument, schema: NonNullable<ParameterObject['schema']>): string[] {
  const { type = [], anyOf = [], oneOf = [], allOf = [] } = follow(document, schema);
  return [type].flat().concat([...anyOf, ...oneOf, ...allOf].flatMap((one) => typesOf(document, one)));
}
