// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { Operations, OperationId } from '../contract.ts';
import type { OperationDescription } from '../../../packages/sdk/runtime/operation.ts';
import { call, page } from '../../../packages/sdk/runtime/call.ts';
import { ResponseError } from '../../../packages/sdk/runtime/errors.ts';
import type { PagePromise } from '../../../packages/sdk/runtime/pages.ts';
import type { ResponsePromise } from '../../../packages/sdk/runtime/response-promise.ts';
import { Transport, type CallOptions } from '../../../packages/sdk/runtime/transport.ts';
import { managementOptions, type ManagementOptions } from '../../../packages/sdk/runtime/management-options.ts';
import type { Alert, AlertList, AlertTest, Application, AuditEntry, AuditList, AuditVerification, Budget, BudgetChange, BudgetDeletion, BudgetList, BudgetUpdate, BulkOutcome, BulkRequest, Call, CallList, Configuration, ConfigurationCheck, CreatedKey, CreatedToken, DeploymentList, FoundCall, GuardrailQuery, GuardrailTrial, Key, KeyChange, KeyList, KeyRotation, NewBudget, NewKey, NewOrganisation, NewProject, NewToken, Organisation, OrganisationFile, OrganisationList, Overview, PriceList, Project, ProjectChange, ProjectDeletion, ProjectList, ProjectModel, ProjectModelChange, ProjectModelList, Quota, QuotaChange, Reload, Restoration, RotatedKey, RouteExplanation, RouteQuery, Token, TokenList, UsageReport, listTokensData, createTokenData, revokeTokenData, listOrganisationsData, createOrganisationData, getOrganisationData, updateOrganisationData, deleteOrganisationData, listProjectsData, createProjectData, getProjectData, updateProjectData, deleteProjectData, listProjectModelsData, updateProjectModelData, getQuotaData, updateQuotaData, getBudgetData, updateBudgetData, createKeyData, listKeysData, getKeyData, updateKeyData, revokeKeyData, rotateKeyData, listBudgetsData, createBudgetData, readBudgetData, changeBudgetData, deleteBudgetData, listAlertsData, testAlertData, reportUsageData, listCallsData, getCallData, changeInBulkData, applyOrganisationsData, exportOrganisationsData, listAuditEntriesData, restoreDeploymentData, reloadConfigurationData } from '../types/types.gen.ts';

type Success = 200 | 201;

/** The errors of an operation. `status` defines the type of `body`. */
export type ErrorOf<Operation extends OperationId> = {
  [Status in Exclude<keyof Operations[Operation]['responses'], Success>]: {
    status: Status;
    body: Operations[Operation]['responses'][Status];
  };
}[Exclude<keyof Operations[Operation]['responses'], Success>];

/** Whether a thrown value is an error response of this operation. */
export function isErrorOf<Operation extends OperationId>(
  operation: Operation,
  thrown: unknown,
): thrown is ResponseError & ErrorOf<Operation> {
  return thrown instanceof ResponseError && thrown.operation === operation;
}

const described = {
  listTokens: {"id":"listTokens","method":"GET","url":"/admin/tokens","path":[],"query":["limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  createToken: {"id":"createToken","method":"POST","url":"/admin/tokens","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  revokeToken: {"id":"revokeToken","method":"DELETE","url":"/admin/tokens/{token_id}","path":["token_id"],"query":["dry_run","reason"],"accept":["application/json"],"multipart":false,"stream":null},
  listOrganisations: {"id":"listOrganisations","method":"GET","url":"/admin/organisations","path":[],"query":["search","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  createOrganisation: {"id":"createOrganisation","method":"POST","url":"/admin/organisations","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  getOrganisation: {"id":"getOrganisation","method":"GET","url":"/admin/organisations/{organisation}","path":["organisation"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateOrganisation: {"id":"updateOrganisation","method":"PATCH","url":"/admin/organisations/{organisation}","path":["organisation"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  deleteOrganisation: {"id":"deleteOrganisation","method":"DELETE","url":"/admin/organisations/{organisation}","path":["organisation"],"query":["dry_run","reason"],"accept":["application/json"],"multipart":false,"stream":null},
  listProjects: {"id":"listProjects","method":"GET","url":"/admin/projects","path":[],"query":["organisation","search","sort","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  createProject: {"id":"createProject","method":"POST","url":"/admin/projects","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  getProject: {"id":"getProject","method":"GET","url":"/admin/projects/{project}","path":["project"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateProject: {"id":"updateProject","method":"PATCH","url":"/admin/projects/{project}","path":["project"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  deleteProject: {"id":"deleteProject","method":"DELETE","url":"/admin/projects/{project}","path":["project"],"query":["dry_run","reason"],"accept":["application/json"],"multipart":false,"stream":null},
  listProjectModels: {"id":"listProjectModels","method":"GET","url":"/admin/projects/{project}/models","path":["project"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateProjectModel: {"id":"updateProjectModel","method":"PATCH","url":"/admin/projects/{project}/models/{model}","path":["project","model"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  getQuota: {"id":"getQuota","method":"GET","url":"/admin/projects/{project}/quota","path":["project"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateQuota: {"id":"updateQuota","method":"PATCH","url":"/admin/projects/{project}/quota","path":["project"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  getBudget: {"id":"getBudget","method":"GET","url":"/admin/projects/{project}/budget","path":["project"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateBudget: {"id":"updateBudget","method":"PATCH","url":"/admin/projects/{project}/budget","path":["project"],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  createKey: {"id":"createKey","method":"POST","url":"/admin/projects/{project}/keys","path":["project"],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  listKeys: {"id":"listKeys","method":"GET","url":"/admin/keys","path":[],"query":["project","search","sort","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  getKey: {"id":"getKey","method":"GET","url":"/admin/keys/{key_id}","path":["key_id"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  updateKey: {"id":"updateKey","method":"PATCH","url":"/admin/keys/{key_id}","path":["key_id"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  revokeKey: {"id":"revokeKey","method":"DELETE","url":"/admin/keys/{key_id}","path":["key_id"],"query":["dry_run","reason"],"accept":["application/json"],"multipart":false,"stream":null},
  rotateKey: {"id":"rotateKey","method":"POST","url":"/admin/keys/{key_id}/rotate","path":["key_id"],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  listBudgets: {"id":"listBudgets","method":"GET","url":"/admin/budgets","path":[],"query":["project","sort","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  createBudget: {"id":"createBudget","method":"POST","url":"/admin/budgets","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  readBudget: {"id":"readBudget","method":"GET","url":"/admin/budgets/{budget}","path":["budget"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  changeBudget: {"id":"changeBudget","method":"PATCH","url":"/admin/budgets/{budget}","path":["budget"],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  deleteBudget: {"id":"deleteBudget","method":"DELETE","url":"/admin/budgets/{budget}","path":["budget"],"query":["dry_run","reason"],"accept":["application/json"],"multipart":false,"stream":null},
  listAlerts: {"id":"listAlerts","method":"GET","url":"/admin/alerts","path":[],"query":["project","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  testAlert: {"id":"testAlert","method":"POST","url":"/admin/alerts/test","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  reportUsage: {"id":"reportUsage","method":"GET","url":"/admin/usage","path":[],"query":["by","project","from","until","limit"],"accept":["application/json"],"multipart":false,"stream":null},
  listCalls: {"id":"listCalls","method":"GET","url":"/admin/calls","path":[],"query":["project","key","model","deployment","status","error","tag","min_cost_nano_eur","min_duration_ms","from","until","sort","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  getCall: {"id":"getCall","method":"GET","url":"/admin/calls/{request_id}","path":["request_id"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  changeInBulk: {"id":"changeInBulk","method":"POST","url":"/admin/bulk","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"idempotencyKey":true,"stream":null},
  applyOrganisations: {"id":"applyOrganisations","method":"POST","url":"/admin/apply","path":[],"query":["dry_run","prune","reason"],"accept":["application/json"],"multipart":false,"sentOnce":true,"stream":null},
  exportOrganisations: {"id":"exportOrganisations","method":"GET","url":"/admin/export","path":[],"query":["organisation"],"accept":["application/json"],"multipart":false,"stream":null},
  listAuditEntries: {"id":"listAuditEntries","method":"GET","url":"/admin/audit","path":[],"query":["target","actor","action","from","until","limit","cursor"],"accept":["application/json"],"multipart":false,"stream":null},
  verifyAudit: {"id":"verifyAudit","method":"GET","url":"/admin/audit/verification","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  getOverview: {"id":"getOverview","method":"GET","url":"/admin/overview","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  listDeployments: {"id":"listDeployments","method":"GET","url":"/admin/deployments","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  restoreDeployment: {"id":"restoreDeployment","method":"POST","url":"/admin/deployments/{deployment}/restore","path":["deployment"],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
  explainRoute: {"id":"explainRoute","method":"POST","url":"/admin/routes/explain","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  tryGuardrails: {"id":"tryGuardrails","method":"POST","url":"/admin/guardrails/try","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  listPrices: {"id":"listPrices","method":"GET","url":"/admin/prices","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  getConfiguration: {"id":"getConfiguration","method":"GET","url":"/admin/configuration","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  checkConfiguration: {"id":"checkConfiguration","method":"POST","url":"/admin/configuration/check","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  reloadConfiguration: {"id":"reloadConfiguration","method":"POST","url":"/admin/configuration/reload","path":[],"query":["reason"],"accept":["application/json"],"multipart":false,"stream":null},
} satisfies Record<OperationId, OperationDescription>;

/** All operations of the management. Each throws `ResponseError` on an error status. */
export class GatewayManagement {
  readonly #transport: Transport;

  constructor(options: ManagementOptions = {}) {
    this.#transport = new Transport(managementOptions(options));
  }

  /** List the tokens */
  listTokens(parameters?: NonNullable<listTokensData['query']>, options?: CallOptions): PagePromise<Token, TokenList> {
    return page(this.#transport, described.listTokens, parameters, options);
  }

  /** Create a token */
  createToken(parameters: NonNullable<createTokenData['query']>, body: NewToken, options?: CallOptions): ResponsePromise<CreatedToken> {
    return call(this.#transport, described.createToken, { parameters, body }, options);
  }

  /** Revoke a token */
  revokeToken(parameters: NonNullable<revokeTokenData['path']> & NonNullable<revokeTokenData['query']>, options?: CallOptions): ResponsePromise<Token> {
    return call(this.#transport, described.revokeToken, { parameters }, options);
  }

  /** List the organisations */
  listOrganisations(parameters?: NonNullable<listOrganisationsData['query']>, options?: CallOptions): PagePromise<Organisation, OrganisationList> {
    return page(this.#transport, described.listOrganisations, parameters, options);
  }

  /** Create an organisation */
  createOrganisation(parameters: NonNullable<createOrganisationData['query']>, body: NewOrganisation, options?: CallOptions): ResponsePromise<Organisation> {
    return call(this.#transport, described.createOrganisation, { parameters, body }, options);
  }

  /** Show an organisation */
  getOrganisation(parameters: NonNullable<getOrganisationData['path']>, options?: CallOptions): ResponsePromise<Organisation> {
    return call(this.#transport, described.getOrganisation, { parameters }, options);
  }

  /** Rename an organisation */
  updateOrganisation(parameters: NonNullable<updateOrganisationData['path']> & NonNullable<updateOrganisationData['query']>, body: NewOrganisation, options?: CallOptions): ResponsePromise<Organisation> {
    return call(this.#transport, described.updateOrganisation, { parameters, body }, options);
  }

  /** Delete an organisation */
  deleteOrganisation(parameters: NonNullable<deleteOrganisationData['path']> & NonNullable<deleteOrganisationData['query']>, options?: CallOptions): ResponsePromise<Organisation> {
    return call(this.#transport, described.deleteOrganisation, { parameters }, options);
  }

  /** List the projects */
  listProjects(parameters?: NonNullable<listProjectsData['query']>, options?: CallOptions): PagePromise<Project, ProjectList> {
    return page(this.#transport, described.listProjects, parameters, options);
  }

  /** Create a project */
  createProject(parameters: NonNullable<createProjectData['query']>, body: NewProject, options?: CallOptions): ResponsePromise<Project> {
    return call(this.#transport, described.createProject, { parameters, body }, options);
  }

  /** Show a project */
  getProject(parameters: NonNullable<getProjectData['path']>, options?: CallOptions): ResponsePromise<Project> {
    return call(this.#transport, described.getProject, { parameters }, options);
  }

  /** Change a project */
  updateProject(parameters: NonNullable<updateProjectData['path']> & NonNullable<updateProjectData['query']>, body: ProjectChange, options?: CallOptions): ResponsePromise<Project> {
    return call(this.#transport, described.updateProject, { parameters, body }, options);
  }

  /** Delete a project */
  deleteProject(parameters: NonNullable<deleteProjectData['path']> & NonNullable<deleteProjectData['query']>, options?: CallOptions): ResponsePromise<ProjectDeletion> {
    return call(this.#transport, described.deleteProject, { parameters }, options);
  }

  /** List the models of a project */
  listProjectModels(parameters: NonNullable<listProjectModelsData['path']>, options?: CallOptions): ResponsePromise<ProjectModelList> {
    return call(this.#transport, described.listProjectModels, { parameters }, options);
  }

  /** Enable or disable a model for a project */
  updateProjectModel(parameters: NonNullable<updateProjectModelData['path']> & NonNullable<updateProjectModelData['query']>, body: ProjectModelChange, options?: CallOptions): ResponsePromise<ProjectModel> {
    return call(this.#transport, described.updateProjectModel, { parameters, body }, options);
  }

  /** Show the quota of a project */
  getQuota(parameters: NonNullable<getQuotaData['path']>, options?: CallOptions): ResponsePromise<Quota> {
    return call(this.#transport, described.getQuota, { parameters }, options);
  }

  /** Change the quota of a project */
  updateQuota(parameters: NonNullable<updateQuotaData['path']> & NonNullable<updateQuotaData['query']>, body: QuotaChange, options?: CallOptions): ResponsePromise<Quota> {
    return call(this.#transport, described.updateQuota, { parameters, body }, options);
  }

  /** Show the budget of a project's month */
  getBudget(parameters: NonNullable<getBudgetData['path']>, options?: CallOptions): ResponsePromise<Budget> {
    return call(this.#transport, described.getBudget, { parameters }, options);
  }

  /** Change the budget of a project's month */
  updateBudget(parameters: NonNullable<updateBudgetData['path']> & NonNullable<updateBudgetData['query']>, body: BudgetChange, options?: CallOptions): ResponsePromise<Budget> {
    return call(this.#transport, described.updateBudget, { parameters, body }, options);
  }

  /** Create a key */
  createKey(parameters: NonNullable<createKeyData['path']> & NonNullable<createKeyData['query']>, body: NewKey, options?: CallOptions): ResponsePromise<CreatedKey> {
    return call(this.#transport, described.createKey, { parameters, body }, options);
  }

  /** List the keys */
  listKeys(parameters?: NonNullable<listKeysData['query']>, options?: CallOptions): PagePromise<Key, KeyList> {
    return page(this.#transport, described.listKeys, parameters, options);
  }

  /** Show a key */
  getKey(parameters: NonNullable<getKeyData['path']>, options?: CallOptions): ResponsePromise<Key> {
    return call(this.#transport, described.getKey, { parameters }, options);
  }

  /** Change a key */
  updateKey(parameters: NonNullable<updateKeyData['path']> & NonNullable<updateKeyData['query']>, body: KeyChange, options?: CallOptions): ResponsePromise<Key> {
    return call(this.#transport, described.updateKey, { parameters, body }, options);
  }

  /** Revoke a key */
  revokeKey(parameters: NonNullable<revokeKeyData['path']> & NonNullable<revokeKeyData['query']>, options?: CallOptions): ResponsePromise<Key> {
    return call(this.#transport, described.revokeKey, { parameters }, options);
  }

  /** Replace a key by a new one */
  rotateKey(parameters: NonNullable<rotateKeyData['path']> & NonNullable<rotateKeyData['query']>, body: KeyRotation, options?: CallOptions): ResponsePromise<RotatedKey> {
    return call(this.#transport, described.rotateKey, { parameters, body }, options);
  }

  /** List the budgets */
  listBudgets(parameters?: NonNullable<listBudgetsData['query']>, options?: CallOptions): PagePromise<Budget, BudgetList> {
    return page(this.#transport, described.listBudgets, parameters, options);
  }

  /** Create a budget */
  createBudget(parameters: NonNullable<createBudgetData['query']>, body: NewBudget, options?: CallOptions): ResponsePromise<Budget> {
    return call(this.#transport, described.createBudget, { parameters, body }, options);
  }

  /** Show a budget */
  readBudget(parameters: NonNullable<readBudgetData['path']>, options?: CallOptions): ResponsePromise<Budget> {
    return call(this.#transport, described.readBudget, { parameters }, options);
  }

  /** Change a budget */
  changeBudget(parameters: NonNullable<changeBudgetData['path']> & NonNullable<changeBudgetData['query']>, body: BudgetUpdate, options?: CallOptions): ResponsePromise<Budget> {
    return call(this.#transport, described.changeBudget, { parameters, body }, options);
  }

  /** Delete a budget */
  deleteBudget(parameters: NonNullable<deleteBudgetData['path']> & NonNullable<deleteBudgetData['query']>, options?: CallOptions): ResponsePromise<BudgetDeletion> {
    return call(this.#transport, described.deleteBudget, { parameters }, options);
  }

  /** List the alerts */
  listAlerts(parameters?: NonNullable<listAlertsData['query']>, options?: CallOptions): PagePromise<Alert, AlertList> {
    return page(this.#transport, described.listAlerts, parameters, options);
  }

  /** Send a test */
  testAlert(parameters?: NonNullable<testAlertData['query']>, options?: CallOptions): ResponsePromise<AlertTest> {
    return call(this.#transport, described.testAlert, { parameters }, options);
  }

  /** Report usage and costs */
  reportUsage(parameters?: NonNullable<reportUsageData['query']>, options?: CallOptions): ResponsePromise<UsageReport> {
    return call(this.#transport, described.reportUsage, { parameters }, options);
  }

  /** List the calls */
  listCalls(parameters?: NonNullable<listCallsData['query']>, options?: CallOptions): PagePromise<Call, CallList> {
    return page(this.#transport, described.listCalls, parameters, options);
  }

  /** Show a call */
  getCall(parameters: NonNullable<getCallData['path']>, options?: CallOptions): ResponsePromise<FoundCall> {
    return call(this.#transport, described.getCall, { parameters }, options);
  }

  /** Make many changes */
  changeInBulk(parameters: NonNullable<changeInBulkData['query']>, body: BulkRequest, options?: CallOptions): ResponsePromise<BulkOutcome> {
    return call(this.#transport, described.changeInBulk, { parameters, body }, options);
  }

  /** Apply a file of organisations */
  applyOrganisations(parameters: NonNullable<applyOrganisationsData['query']>, body: OrganisationFile, options?: CallOptions): ResponsePromise<Application> {
    return call(this.#transport, described.applyOrganisations, { parameters, body }, options);
  }

  /** Export organisations as a file */
  exportOrganisations(parameters?: NonNullable<exportOrganisationsData['query']>, options?: CallOptions): ResponsePromise<OrganisationFile> {
    return call(this.#transport, described.exportOrganisations, { parameters }, options);
  }

  /** List the changes */
  listAuditEntries(parameters?: NonNullable<listAuditEntriesData['query']>, options?: CallOptions): PagePromise<AuditEntry, AuditList> {
    return page(this.#transport, described.listAuditEntries, parameters, options);
  }

  /** Check the audit log */
  verifyAudit(options?: CallOptions): ResponsePromise<AuditVerification> {
    return call(this.#transport, described.verifyAudit, {  }, options);
  }

  /** Show whether something is wrong */
  getOverview(options?: CallOptions): ResponsePromise<Overview> {
    return call(this.#transport, described.getOverview, {  }, options);
  }

  /** List the deployments */
  listDeployments(options?: CallOptions): ResponsePromise<DeploymentList> {
    return call(this.#transport, described.listDeployments, {  }, options);
  }

  /** End the ejection of a deployment */
  restoreDeployment(parameters: NonNullable<restoreDeploymentData['path']> & NonNullable<restoreDeploymentData['query']>, options?: CallOptions): ResponsePromise<Restoration> {
    return call(this.#transport, described.restoreDeployment, { parameters }, options);
  }

  /** Explain a route */
  explainRoute(body: RouteQuery, options?: CallOptions): ResponsePromise<RouteExplanation> {
    return call(this.#transport, described.explainRoute, { body }, options);
  }

  /** Try the guardrails on a text */
  tryGuardrails(body: GuardrailQuery, options?: CallOptions): ResponsePromise<GuardrailTrial> {
    return call(this.#transport, described.tryGuardrails, { body }, options);
  }

  /** List the prices */
  listPrices(options?: CallOptions): ResponsePromise<PriceList> {
    return call(this.#transport, described.listPrices, {  }, options);
  }

  /** Show the active configuration */
  getConfiguration(options?: CallOptions): ResponsePromise<Configuration> {
    return call(this.#transport, described.getConfiguration, {  }, options);
  }

  /** Check the configuration file */
  checkConfiguration(options?: CallOptions): ResponsePromise<ConfigurationCheck> {
    return call(this.#transport, described.checkConfiguration, {  }, options);
  }

  /** Reload the configuration file */
  reloadConfiguration(parameters?: NonNullable<reloadConfigurationData['query']>, options?: CallOptions): ResponsePromise<Reload> {
    return call(this.#transport, described.reloadConfiguration, { parameters }, options);
  }
}
