// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { AlertList, AlertTest, Application, AuditList, AuditVerification, Budget, BudgetChange, BudgetDeletion, BudgetList, BudgetUpdate, BulkOutcome, BulkRequest, CallList, Configuration, ConfigurationCheck, CreatedKey, CreatedToken, DeploymentList, DetailError, FoundCall, GuardrailQuery, GuardrailTrial, Key, KeyChange, KeyList, KeyRotation, ModelError, NewBudget, NewKey, NewOrganisation, NewProject, NewToken, Organisation, OrganisationFile, OrganisationList, Overview, PriceList, Project, ProjectChange, ProjectDeletion, ProjectList, ProjectModel, ProjectModelChange, ProjectModelList, Quota, QuotaChange, Reload, Restoration, RotatedKey, RouteExplanation, RouteQuery, Token, TokenList, UsageReport } from './types/types.gen.ts';

export type * from './types/types.gen.ts';

/** Request and response types of each operation. `events` is the data of one server-sent event. */
export interface Operations {
  listTokens: {
    request: undefined;
    responses: {
      200: TokenList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createToken: {
    request: NewToken;
    responses: {
      201: CreatedToken;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  revokeToken: {
    request: undefined;
    responses: {
      200: Token;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listOrganisations: {
    request: undefined;
    responses: {
      200: OrganisationList;
      400: string;
      401: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createOrganisation: {
    request: NewOrganisation;
    responses: {
      201: Organisation;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getOrganisation: {
    request: undefined;
    responses: {
      200: Organisation;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateOrganisation: {
    request: NewOrganisation;
    responses: {
      200: Organisation;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteOrganisation: {
    request: undefined;
    responses: {
      200: Organisation;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listProjects: {
    request: undefined;
    responses: {
      200: ProjectList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createProject: {
    request: NewProject;
    responses: {
      201: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getProject: {
    request: undefined;
    responses: {
      200: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateProject: {
    request: ProjectChange;
    responses: {
      200: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteProject: {
    request: undefined;
    responses: {
      200: ProjectDeletion;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listProjectModels: {
    request: undefined;
    responses: {
      200: ProjectModelList;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateProjectModel: {
    request: ProjectModelChange;
    responses: {
      200: ProjectModel;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getQuota: {
    request: undefined;
    responses: {
      200: Quota;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateQuota: {
    request: QuotaChange;
    responses: {
      200: Quota;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getBudget: {
    request: undefined;
    responses: {
      200: Budget;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateBudget: {
    request: BudgetChange;
    responses: {
      200: Budget;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createKey: {
    request: NewKey;
    responses: {
      201: CreatedKey;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listKeys: {
    request: undefined;
    responses: {
      200: KeyList;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getKey: {
    request: undefined;
    responses: {
      200: Key;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateKey: {
    request: KeyChange;
    responses: {
      200: Key;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  revokeKey: {
    request: undefined;
    responses: {
      200: Key;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  rotateKey: {
    request: KeyRotation;
    responses: {
      201: RotatedKey;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listBudgets: {
    request: undefined;
    responses: {
      200: BudgetList;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createBudget: {
    request: NewBudget;
    responses: {
      201: Budget;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  readBudget: {
    request: undefined;
    responses: {
      200: Budget;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  changeBudget: {
    request: BudgetUpdate;
    responses: {
      200: Budget;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteBudget: {
    request: undefined;
    responses: {
      200: BudgetDeletion;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listAlerts: {
    request: undefined;
    responses: {
      200: AlertList;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  testAlert: {
    request: undefined;
    responses: {
      200: AlertTest;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  reportUsage: {
    request: undefined;
    responses: {
      200: UsageReport;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listCalls: {
    request: undefined;
    responses: {
      200: CallList;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getCall: {
    request: undefined;
    responses: {
      200: FoundCall;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  changeInBulk: {
    request: BulkRequest;
    responses: {
      200: BulkOutcome;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  applyOrganisations: {
    request: OrganisationFile;
    responses: {
      200: Application;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  exportOrganisations: {
    request: undefined;
    responses: {
      200: OrganisationFile;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listAuditEntries: {
    request: undefined;
    responses: {
      200: AuditList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  verifyAudit: {
    request: undefined;
    responses: {
      200: AuditVerification;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getOverview: {
    request: undefined;
    responses: {
      200: Overview;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listDeployments: {
    request: undefined;
    responses: {
      200: DeploymentList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  restoreDeployment: {
    request: undefined;
    responses: {
      200: Restoration;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  explainRoute: {
    request: RouteQuery;
    responses: {
      200: RouteExplanation;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  tryGuardrails: {
    request: GuardrailQuery;
    responses: {
      200: GuardrailTrial;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listPrices: {
    request: undefined;
    responses: {
      200: PriceList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getConfiguration: {
    request: undefined;
    responses: {
      200: Configuration;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  checkConfiguration: {
    request: undefined;
    responses: {
      200: ConfigurationCheck;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  reloadConfiguration: {
    request: undefined;
    responses: {
      200: Reload;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
}

export type OperationId = keyof Operations;

/** Every status that the contract declares for an operation. */
export type DeclaredStatus<Operation extends OperationId> = keyof Operations[Operation]['responses'];

export type RequestOf<Operation extends OperationId> = Operations[Operation]['request'];

/** The response body of an operation for a status. */
export type ResponseOf<Operation extends OperationId, Status extends DeclaredStatus<Operation>> =
  Operations[Operation]['responses'][Status];

export type EventOf<Operation extends OperationId> = Operations[Operation]['events'];
