import { ContractValidators } from '../calls/contract.ts';
import { operations, serverResponses } from '../generated/operations.ts';
import { requestValidators } from '../generated/validators/requests.js';
import { responseValidators } from '../generated/validators/responses.js';
import type { CheckedContract } from './contract-check.ts';
import { contractDocument } from './document.ts';
import { headerPatterns } from './header-values.ts';
import { streamRules } from './stream-rules.ts';

/** The generated contract in the form that `ContractCheck` reads. */
export function gatewayContract(): CheckedContract {
  const validators = new ContractValidators(operations, requestValidators, responseValidators);
  return {
    operations,
    serverResponses,
    streams: streamRules(contractDocument(), operations),
    headerPatterns: headerPatterns(contractDocument()),
    validator: (operationId, status, mediaType) => validators.response(operationId, status, mediaType),
  };
}
