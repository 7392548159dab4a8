// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { Validator } from '../../../contract/operation.ts';

export type RequestValidatorName =
  | "NewToken"
  | "NewOrganisation"
  | "NewProject"
  | "ProjectChange"
  | "ProjectModelChange"
  | "BudgetChange"
  | "NewKey"
  | "KeyChange"
  | "KeyRotation"
  | "listTokensParameters"
  | "createTokenParameters"
  | "revokeTokenParameters"
  | "listOrganisationsParameters"
  | "createOrganisationParameters"
  | "listProjectsParameters"
  | "createProjectParameters"
  | "getProjectParameters"
  | "updateProjectParameters"
  | "deleteProjectParameters"
  | "listProjectModelsParameters"
  | "updateProjectModelParameters"
  | "getBudgetParameters"
  | "updateBudgetParameters"
  | "createKeyParameters"
  | "listKeysParameters"
  | "getKeyParameters"
  | "updateKeyParameters"
  | "revokeKeyParameters"
  | "rotateKeyParameters"
  | "listBudgetsParameters"
  | "reportUsageParameters"
  | "listAuditEntriesParameters"
  | "verifyAuditParameters";

export declare const requestValidators: Readonly<Record<string, Validator>>;
