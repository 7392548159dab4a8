import type { OperationId } from '../../../generated/admin/contract.ts';
import { createBudget } from '../../../ledger/reports/budget-changes.ts';
import { createToken } from '../../../management/tokens.ts';
import { createOrganisation } from '../../../projects/organisations.ts';
import { createKey } from '../../../projects/keys.ts';
import { createProject, requireProject } from '../../../projects/projects.ts';
import { exampleBody, type RequestChanges } from './requests.ts';
import type { TestManagement } from './test-management.ts';

type Success = Pick<RequestChanges, 'path' | 'body' | 'query'>;

let lastNumber = 0;
const newName = (): string => `name-${(lastNumber += 1)}`;

/** Adds objects that a request needs, and returns the changes of the example with which it succeeds. */
const SUCCESSES: Readonly<Record<OperationId, (management: TestManagement) => Promise<Success> | Success>> = {
  listTokens: () => ({}),
  createToken: () => ({ body: { name: newName(), role: 'viewer', expires_at: inAnHour().toISOString() } }),
  revokeToken: async ({ store }) => {
    const wanted = { name: newName(), role: 'viewer' as const, organisation: null, expiresAt: inAnHour() };
    return { path: { token_id: (await createToken(store.database, wanted)).record.id } };
  },
  listProjects: () => ({ query: '?organisation=acme' }),
  createProject: () => ({ body: { name: newName(), organisation: 'acme' } }),
  getProject: () => ({ path: { project: 'research' } }),
  updateProject: async (management) => ({ ...(await ofNewProject(management)), body: { name: newName() } }),
  deleteProject: ofNewProject,
  listOrganisations: () => ({}),
  createOrganisation: () => ({ body: { name: newName() } }),
  getOrganisation: () => ({ path: { organisation: 'acme' } }),
  updateOrganisation: async (management) => ({
    ...(await ofNewOrganisation(management)),
    body: { name: newName() },
  }),
  deleteOrganisation: ofNewOrganisation,
  getQuota: () => ({ path: { project: 'research' } }),
  updateQuota: () => ({ path: { project: 'research' } }),
  listProjectModels: () => ({ path: { project: 'research' } }),
  updateProjectModel: () => ({ path: { project: 'research', model: 'acme/chat' } }),
  listKeys: () => ({ query: '?project=acme%2Fresearch' }),
  createKey: () => ({ path: { project: 'research' }, body: { name: newName() } }),
  getKey: ({ keyId }) => ({ path: { key_id: keyId } }),
  updateKey: ({ keyId }) => ({ path: { key_id: keyId } }),
  revokeKey: ofNewKey,
  rotateKey: ofNewKey,
  listBudgets: () => ({ query: '?project=acme%2Fresearch' }),
  getBudget: () => ({ path: { project: 'research' } }),
  updateBudget: () => ({ path: { project: 'research' } }),
  listAlerts: () => ({ query: '?project=acme%2Fresearch' }),
  testAlert: () => ({}),
  createBudget: () => ({
    body: { scope: 'project', of: 'acme/research', model: newName(), interval: 'day', limit_eur_cents: 500 },
  }),
  readBudget: ofNewBudget,
  changeBudget: ofNewBudget,
  deleteBudget: ofNewBudget,
  reportUsage: () => ({
    query: '?by=project,model,key,day&project=acme%2Fresearch&from=2026-11-01T00:00:00Z',
  }),
  listCalls: () => ({ query: '?project=acme%2Fresearch&status=5xx&sort=-cost&min_cost_nano_eur=1' }),
  getCall: ({ callId }) => ({ path: { request_id: callId } }),
  listAuditEntries: () => ({ query: '?limit=3' }),
  verifyAudit: () => ({}),
  getOverview: () => ({}),
  tryGuardrails: () => ({}),
  listPrices: () => ({}),
  applyOrganisations: () => ({ query: '?dry_run=true&prune=all', body: { organisations: { acme: {} } } }),
  exportOrganisations: () => ({ query: '?organisation=acme' }),
  changeInBulk: () => ({
    body: { operations: [{ operation: 'createOrganisation', body: { name: newName() } }] },
  }),
  listDeployments: () => ({}),
  restoreDeployment: () => ({ path: { deployment: 'openai' } }),
  explainRoute: () => ({}),
  getConfiguration: () => ({}),
  checkConfiguration: () => ({}),
  reloadConfiguration: () => ({}),
};

export async function successOf(operationId: OperationId, management: TestManagement): Promise<Success> {
  return SUCCESSES[operationId](management);
}

/** The changes of requests that contradict what is there: a name that is taken, and an `Idempotency-Key` of another request. */
export async function conflicting(
  operationId: OperationId,
  management: TestManagement,
): Promise<RequestChanges[]> {
  const taken = await takenNameOf(operationId, management);
  const success = await successOf(operationId, management);
  const headers = { 'idempotency-key': newName() };
  const first = await management.call(operationId, { ...success, headers });
  if (first.status >= 300) throw new Error(`${operationId} did not succeed: ${first.text}`);
  const isRemembered = /^(?:create|rotate|changeBudget|changeInBulk|updateBudget)/.test(operationId);
  return [...taken, ...(isRemembered ? [{ ...success, headers, query: '?reason=other' }] : [])];
}

async function takenNameOf(operationId: OperationId, management: TestManagement): Promise<RequestChanges[]> {
  switch (operationId) {
    case 'createProject':
      return [{ body: { ...(exampleBody(operationId) as object), name: 'research', organisation: 'acme' } }];
    case 'createOrganisation':
      return [{ body: { name: 'acme' } }];
    case 'updateOrganisation':
      return [{ ...(await ofNewOrganisation(management)), body: { name: 'acme' } }];
    case 'updateProject':
      return [{ ...(await ofNewProject(management)), body: { name: 'research' } }];
    default:
      return [];
  }
}

async function ofNewProject({ store }: TestManagement): Promise<{ path: { project: string } }> {
  const { id } = await createProject(store.database, {
    organisation: 'acme',
    name: newName(),
    models: 'all',
  });
  return { path: { project: id } };
}

async function ofNewOrganisation({ store }: TestManagement): Promise<{ path: { organisation: string } }> {
  const { id } = await createOrganisation(store.database, newName());
  return { path: { organisation: id } };
}

async function ofNewKey({ store }: TestManagement): Promise<{ path: { key_id: string } }> {
  const project = await requireProject(store.database, 'acme/research');
  const wanted = { projectId: project.id, name: newName(), models: null, expiresAt: null };
  return { path: { key_id: (await createKey(store.database, wanted)).record.id } };
}

async function ofNewBudget(management: TestManagement): Promise<{ path: { budget: string } }> {
  const { path } = await ofNewKey(management);
  const { store } = management;
  const limit = { modelId: null, tag: null, interval: 'week', limitEurCents: 500n, isSoft: false } as const;
  return {
    path: { budget: (await createBudget(store, { scope: 'key', scopeId: path.key_id, ...limit })).id },
  };
}

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}
