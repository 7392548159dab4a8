import type { Capability, Catalogue } from '../../catalogue/model.ts';

interface Example {
  value?: unknown;
}
interface MediaType {
  example?: unknown;
  examples?: Record<string, Example>;
}
interface Operation {
  'x-gateway'?: { capability?: string };
  requestBody?: { content?: Record<string, MediaType> };
  parameters?: { name?: string; example?: unknown }[];
}
interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Returns the contract for the reference page, as JSON. Its examples name models that the gateway serves: the
 * first public one of each operation's kind, if there is one.
 */
export function referenceContract(contractJson: string, catalogue: Catalogue): string {
  // The generator wrote it from a linted contract.
  const contract = JSON.parse(contractJson) as ContractDocument;
  const models = [...catalogue.models.values()].filter(({ visibility }) => visibility === 'public');
  for (const operation of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    const wanted = operation['x-gateway']?.capability;
    const model = models.find(({ capabilities }) => capabilities.has(wanted as Capability));
    if (wanted !== undefined && model !== undefined) offer(model.id, operation);
    for (const parameter of operation.parameters ?? [])
      if (parameter.name === 'model' && models[0] !== undefined) parameter.example = models[0].id;
  }
  return JSON.stringify(contract);
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
