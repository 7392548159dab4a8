import { operationsOf } from '../generation/contract.ts';
import { atOperation } from './places.ts';
import type { Rule } from './finding.ts';

/** Each operation has an id of its own, one tag, its own `security` and `x-gateway`; what the server answers is not theirs. */
export const operationsRule: Rule = (document) => {
  const seen = new Set<string>();
  return operationsOf(document).flatMap((one) => {
    const { operationId, operation, responses } = one;
    const faults: [boolean, string][] = [
      [!operationId, 'an operation needs an operationId'],
      [seen.has(operationId), `operationId ${operationId} is taken by another operation`],
      [operation.tags?.length !== 1, 'an operation has exactly one tag'],
      [!operation.security?.length, 'an operation states its security, also where the key is optional'],
      [operation['x-gateway'] === undefined, 'an operation needs x-gateway'],
      [responses['405'] !== undefined, '405 stands in x-gateway-server: no operation answers it'],
      [responses['404']?.content?.['text/plain'] !== undefined, 'the plain 404 stands in x-gateway-server'],
    ];
    seen.add(operationId);
    return faults.filter(([found]) => found).map(([, message]) => ({ message, path: atOperation(one) }));
  });
};
