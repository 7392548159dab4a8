// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { Validator } from '../../../contract/operation.ts';

export type ResponseValidatorName =
  | "TokenList"
  | "DetailError"
  | "CreatedToken"
  | "ModelError"
  | "Token"
  | "OrganisationList"
  | "Organisation"
  | "ProjectList"
  | "Project"
  | "ProjectDeletion"
  | "ProjectModelList"
  | "ProjectModel"
  | "Quota"
  | "Budget"
  | "CreatedKey"
  | "KeyList"
  | "Key"
  | "RotatedKey"
  | "BudgetList"
  | "AlertList"
  | "AlertTest"
  | "UsageReport"
  | "CallList"
  | "FoundCall"
  | "AuditList"
  | "AuditVerification"
  | "Overview"
  | "DeploymentList"
  | "Restoration"
  | "RouteExplanation"
  | "Configuration"
  | "ConfigurationCheck"
  | "Reload";

export declare const responseValidators: Readonly<Record<string, Validator>>;
