import { operationsOf } from '../reading/contract.ts';
import type { ContractDocument } from '../reading/document.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** Where `middleware/authentication.ts` reads a key, by the name of the scheme. */
const SCHEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ApiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  BearerKey: { type: 'http', scheme: 'bearer' },
};

/** The server can read each key that the contract asks for: one of two schemes, in one header. */
export const securityRule: Rule = (document) => [...unreadSchemes(document), ...severalSchemes(document)];

function unreadSchemes({ components }: ContractDocument): Finding[] {
  return Object.entries(components.securitySchemes).flatMap(([name, scheme]) => {
    const path = ['components', 'securitySchemes', name];
    const read = SCHEMES[name];
    if (read === undefined)
      return [
        { message: `the server reads no key by ${name}, only by ${Object.keys(SCHEMES).join(', ')}`, path },
      ];
    const given: Record<string, unknown> = { ...scheme };
    return Object.entries(read)
      .filter(([key, value]) => given[key] !== value)
      .map(([key, value]) => ({
        message: `${key} of ${name} must be ${value}, where the server reads it`,
        path,
      }));
  });
}

function severalSchemes(document: ContractDocument): Finding[] {
  return operationsOf(document).flatMap((one) =>
    (one.operation.security ?? [])
      .filter((requirement) => Object.keys(requirement).length > 1)
      .map((requirement) => ({
        message: `security cannot require ${Object.keys(requirement).join(' and ')} together, since the server reads one key`,
        path: atOperation(one),
      })),
  );
}
