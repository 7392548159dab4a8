// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { Validator } from '../../../contract/operation.ts';

export type RequestValidatorName =
  | "NewToken"
  | "NewProject"
  | "ProjectChange"
  | "listTokensParameters"
  | "createTokenParameters"
  | "revokeTokenParameters"
  | "listProjectsParameters"
  | "createProjectParameters"
  | "getProjectParameters"
  | "updateProjectParameters"
  | "deleteProjectParameters";

export declare const requestValidators: Readonly<Record<string, Validator>>;
