import { defaultCatalogue } from '../../../catalogue/default-catalogue.ts';
import { adminDocument } from '../../../packages/contract-tools/checks/document.ts';
import type {
  DeploymentList,
  Overview,
  RouteExplanation,
  GuardrailTrial,
} from '../../../generated/admin/contract.ts';
import type { GatewayControl } from '../../../management/gateway-control.ts';
import { operationRow } from './requests.ts';

/** A gateway that has the deployments of the contract's examples. */
export const controlled: GatewayControl = {
  configurationPath: 'gateway.yaml',
  catalogue: () => Promise.resolve({ ...defaultCatalogue(), tags: [{ name: 'team' }] }),
  load: () => Promise.resolve({ catalogue: defaultCatalogue(), files: [], warnings: [], isFromFile: false }),
  reload: () => Promise.resolve({ outcome: 'reloaded', models: 1, backends: 1, problems: [] }),
  processes: () => Promise.resolve((exampleOf('getOverview') as Overview).processes),
  tryGuardrails: () => Promise.resolve(exampleOf('tryGuardrails') as GuardrailTrial),
  testAlert: () => Promise.resolve([]),
  // The examples are valid: the lint checks them.
  deployments: () => Promise.resolve((exampleOf('listDeployments') as DeploymentList).processes),
  route: () => Promise.resolve((exampleOf('explainRoute') as RouteExplanation).processes),
  restore: (name) => {
    const deployments = name === 'openai' ? ['openai/gpt-5-mini'] : [];
    return Promise.resolve([{ deployments, restored: deployments }]);
  },
};

function exampleOf(
  operationId: 'getOverview' | 'tryGuardrails' | 'listDeployments' | 'explainRoute',
): unknown {
  const { path, method } = operationRow(operationId);
  const response = adminDocument().paths[path]?.[method]?.responses['200'];
  return response !== undefined && 'content' in response
    ? response.content?.['application/json']?.example
    : undefined;
}
