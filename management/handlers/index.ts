import type { Handlers } from '../handler.ts';
import { createKey } from './createKey.ts';
import { createOrganisation } from './createOrganisation.ts';
import { createProject } from './createProject.ts';
import { createToken } from './createToken.ts';
import { deleteProject } from './deleteProject.ts';
import { getBudget } from './getBudget.ts';
import { getKey } from './getKey.ts';
import { getProject } from './getProject.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { listBudgets } from './listBudgets.ts';
import { listKeys } from './listKeys.ts';
import { listOrganisations } from './listOrganisations.ts';
import { listProjectModels } from './listProjectModels.ts';
import { listProjects } from './listProjects.ts';
import { listTokens } from './listTokens.ts';
import { reportUsage } from './reportUsage.ts';
import { revokeKey } from './revokeKey.ts';
import { revokeToken } from './revokeToken.ts';
import { rotateKey } from './rotateKey.ts';
import { updateBudget } from './updateBudget.ts';
import { updateKey } from './updateKey.ts';
import { updateProject } from './updateProject.ts';
import { updateProjectModel } from './updateProjectModel.ts';
import { verifyAudit } from './verifyAudit.ts';

/** The handler of every operation. A missing or an unknown operation does not compile. */
export const handlers: Handlers = {
  createKey,
  createOrganisation,
  createProject,
  createToken,
  deleteProject,
  getBudget,
  getKey,
  getProject,
  listAuditEntries,
  listBudgets,
  listKeys,
  listOrganisations,
  listProjectModels,
  listProjects,
  listTokens,
  reportUsage,
  revokeKey,
  revokeToken,
  rotateKey,
  updateBudget,
  updateKey,
  updateProject,
  updateProjectModel,
  verifyAudit,
};
