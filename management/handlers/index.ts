import type { Handlers } from '../handler.ts';
import { applyOrganisations } from './applyOrganisations.ts';
import { changeBudget } from './changeBudget.ts';
import { changeInBulk } from './changeInBulk.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { createBudget } from './createBudget.ts';
import { createKey } from './createKey.ts';
import { createOrganisation } from './createOrganisation.ts';
import { createProject } from './createProject.ts';
import { createToken } from './createToken.ts';
import { deleteBudget } from './deleteBudget.ts';
import { deleteOrganisation } from './deleteOrganisation.ts';
import { deleteProject } from './deleteProject.ts';
import { explainRoute } from './explainRoute.ts';
import { exportOrganisations } from './exportOrganisations.ts';
import { getBudget } from './getBudget.ts';
import { getCall } from './getCall.ts';
import { getConfiguration } from './getConfiguration.ts';
import { getKey } from './getKey.ts';
import { getOrganisation } from './getOrganisation.ts';
import { getOverview } from './getOverview.ts';
import { getProject } from './getProject.ts';
import { getQuota } from './getQuota.ts';
import { listAlerts } from './listAlerts.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { listBudgets } from './listBudgets.ts';
import { listCalls } from './listCalls.ts';
import { listDeployments } from './listDeployments.ts';
import { listKeys } from './listKeys.ts';
import { listOrganisations } from './listOrganisations.ts';
import { listPrices } from './listPrices.ts';
import { listProjectModels } from './listProjectModels.ts';
import { listProjects } from './listProjects.ts';
import { listTokens } from './listTokens.ts';
import { readBudget } from './readBudget.ts';
import { reloadConfiguration } from './reloadConfiguration.ts';
import { reportUsage } from './reportUsage.ts';
import { restoreDeployment } from './restoreDeployment.ts';
import { revokeKey } from './revokeKey.ts';
import { revokeToken } from './revokeToken.ts';
import { rotateKey } from './rotateKey.ts';
import { testAlert } from './testAlert.ts';
import { tryGuardrails } from './tryGuardrails.ts';
import { updateBudget } from './updateBudget.ts';
import { updateKey } from './updateKey.ts';
import { updateOrganisation } from './updateOrganisation.ts';
import { updateProject } from './updateProject.ts';
import { updateProjectModel } from './updateProjectModel.ts';
import { updateQuota } from './updateQuota.ts';
import { verifyAudit } from './verifyAudit.ts';

/** The handler of every operation. A missing or an unknown operation does not compile. */
export const handlers: Handlers = {
  applyOrganisations,
  changeBudget,
  changeInBulk,
  checkConfiguration,
  createBudget,
  createKey,
  createOrganisation,
  createProject,
  createToken,
  deleteBudget,
  deleteOrganisation,
  deleteProject,
  explainRoute,
  exportOrganisations,
  getBudget,
  getCall,
  getConfiguration,
  getKey,
  getOrganisation,
  getOverview,
  getProject,
  getQuota,
  listAlerts,
  listAuditEntries,
  listBudgets,
  listCalls,
  listDeployments,
  listKeys,
  listOrganisations,
  listPrices,
  listProjectModels,
  listProjects,
  listTokens,
  readBudget,
  reloadConfiguration,
  reportUsage,
  restoreDeployment,
  revokeKey,
  revokeToken,
  rotateKey,
  testAlert,
  tryGuardrails,
  updateBudget,
  updateKey,
  updateOrganisation,
  updateProject,
  updateProjectModel,
  updateQuota,
  verifyAudit,
};
