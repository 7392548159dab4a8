import type { Capability, Catalogue } from '../../../catalogue/model.ts';
import { operationsOf, type ContractDocument, type Operation } from './contract-document.ts';

/**
 * Lets the examples of the contract name models that the gateway serves: the first public one of each operation's
 * kind, if there is one. Changes the document.
 */
export function nameServedModels(contract: ContractDocument, catalogue: Catalogue): void {
  const models = [...catalogue.models.values()].filter(({ visibility }) => visibility === 'public');
  for (const { operation, parameters } of operationsOf(contract)) {
    const wanted = operation['x-gateway']?.capability;
    const model = models.find(({ capabilities }) => capabilities.has(wanted as Capability));
    if (wanted !== undefined && model !== undefined) offer(model.id, operation);
    for (const parameter of parameters)
      if (parameter.name === 'model' && models[0] !== undefined) parameter.example = models[0].id;
  }
}

function offer(model: string, { requestBody }: Operation): void {
  for (const media of Object.values(requestBody?.content ?? {})) {
    if (media.example !== undefined) media.example = withModel(media.example, model);
    for (const example of Object.values(media.examples ?? {}))
      example.value = withModel(example.value, model);
  }
}

function withModel(value: unknown, model: string): unknown {
  return typeof value === 'object' && value !== null && 'model' in value ? { ...value, model } : value;
}
