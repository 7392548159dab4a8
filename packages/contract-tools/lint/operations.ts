import { operationsOf } from '../reading/contract.ts';
import { atOperation } from './places.ts';
import type { Rule } from './finding.ts';

/** Each operation has a unique id, one tag, `security` and `x-gateway`, and no responses of the server. */
export const operationsRule: Rule = (document) => {
  const seen = new Set<string>();
  return operationsOf(document).flatMap((one) => {
    const { operationId, operation, responses } = one;
    const errors: [boolean, string][] = [
      [!operationId, 'an operation needs an operationId'],
      [seen.has(operationId), `operationId ${operationId} is already used by another operation`],
      [operation.tags?.length !== 1, 'an operation has exactly one tag'],
      [!operation.security?.length, 'an operation needs security, also when the key is optional'],
      [operation['x-gateway'] === undefined, 'an operation needs x-gateway'],
      [responses['405'] !== undefined, '405 belongs to x-gateway-server, not to an operation'],
      [
        responses['404']?.content?.['text/plain'] !== undefined,
        'the plain-text 404 belongs to x-gateway-server, not to an operation',
      ],
    ];
    seen.add(operationId);
    return errors.filter(([found]) => found).map(([, message]) => ({ message, path: atOperation(one) }));
  });
};
