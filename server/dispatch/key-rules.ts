import { isKeyScheme } from '../../middleware/authentication.ts';
import { isOperation, type ContractDocument } from './routing-document.ts';

/**
 * Checks the contract's `security`. Throws for a requirement that the gateway cannot check, so that it does not start: of another
 * scheme, or of two together, since a request presents one key.
 */
export function checkKeyRules({ paths, security = [] }: ContractDocument): void {
  for (const item of Object.values(paths))
    for (const { operationId, security: own = security } of Object.values(item).filter(isOperation))
      for (const requirement of own) checkRequirement(operationId, requirement);
}

function checkRequirement(operationId: string, requirement: object): void {
  const schemes = Object.keys(requirement);
  if (schemes.length > 1 || !schemes.every(isKeyScheme))
    throw new Error(
      `openapi.yaml: the security requirement ${JSON.stringify(requirement)} of ${operationId} ` +
        'must be {} or name one scheme, ApiKeyHeader or BearerKey',
    );
}
