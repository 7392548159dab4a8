import { isKeyScheme, type KeyRule, type KeyScheme } from '../../middleware/authentication.ts';
import { isOperation, type ContractDocument } from './routing-document.ts';

/**
 * Reads which keys each operation accepts from the contract's `security`, by operationId. Throws for a
 * requirement that the gateway cannot check, so that it does not start.
 */
export function readKeyRules({ paths, security = [] }: ContractDocument): ReadonlyMap<string, KeyRule> {
  const rules = new Map<string, KeyRule>();
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item).filter(isOperation))
      rules.set(operation.operationId, keyRule(operation.operationId, operation.security ?? security));
  }
  return rules;
}

/**
 * Any one requirement of the list suffices; an empty one is met without a key. An empty list means that the
 * operation reads no key.
 */
function keyRule(operationId: string, requirements: readonly object[]): KeyRule {
  const schemes = new Set<KeyScheme>();
  let isOptional = requirements.length === 0;
  for (const requirement of requirements) {
    const [name, ...others] = Object.keys(requirement);
    if (name === undefined) isOptional = true;
    else if (others.length === 0 && isKeyScheme(name)) schemes.add(name);
    else
      throw new Error(
        `openapi.yaml: the security requirement ${JSON.stringify(requirement)} of ${operationId} ` +
          'must be {} or name one scheme, ApiKeyHeader or BearerKey',
      );
  }
  return { schemes, isOptional };
}
