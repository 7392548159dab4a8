import { ContractValidators } from '../../../contract/validators.ts';
import * as models from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/validators/requests.js';
import { responseValidators } from '../../../generated/validators/responses.js';
import type { CheckedContract } from './contract-check.ts';
import * as admin from '../../../generated/admin/operations.ts';
import { requestValidators as adminRequests } from '../../../generated/admin/validators/requests.js';
import { responseValidators as adminResponses } from '../../../generated/admin/validators/responses.js';
import { adminDocument, contractDocument, type ContractDocument } from './document.ts';
import { headerPatterns } from './header-values.ts';
import { streamRules } from './stream-rules.ts';

/** The generated contract in the form that `ContractCheck` reads. */
export function gatewayContract(): CheckedContract {
  const validators = new ContractValidators(models.operations, requestValidators, responseValidators);
  return checkedContract(models.operations, models.serverResponses, validators, contractDocument());
}

/** The contract of the management in the same form. */
export function managementContract(): CheckedContract {
  const validators = new ContractValidators(admin.operations, adminRequests, adminResponses);
  return checkedContract(admin.operations, admin.serverResponses, validators, adminDocument());
}

function checkedContract(
  operations: CheckedContract['operations'],
  serverResponses: CheckedContract['serverResponses'],
  validators: Pick<ContractValidators, 'response'>,
  document: ContractDocument,
): CheckedContract {
  return {
    operations,
    serverResponses,
    streams: streamRules(document, operations),
    headerPatterns: headerPatterns(document),
    validator: (operationId, status, mediaType) => validators.response(operationId, status, mediaType),
  };
}
