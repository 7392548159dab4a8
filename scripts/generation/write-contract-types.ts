import { bodyType, eventType } from '../../packages/contract-tools/reading/body-types.ts';
import type { Contract, ContractOperation } from '../../packages/contract-tools/reading/contract.ts';
import { bannerOf, propertyKey } from './output.ts';

/** Writes `contract.ts`: every schema type, and the request and response types of each operation. */
export function contractTypes(contract: Contract, typesModule: string): string {
  const rows = contract.operations.map((operation) => operationType(contract, operation));
  const used = usedNames(contract, rows.join('\n'));
  return (
    `${bannerOf(contract)}import type { ${used.join(', ')} } from '${typesModule}';\n\n` +
    `export type * from '${typesModule}';\n\n` +
    `/** Request and response types of each operation. \`events\` is the data of one server-sent event. */\n` +
    `export interface Operations {\n${rows.join('')}}\n\n` +
    `export type OperationId = keyof Operations;\n\n` +
    `/** Every status that the contract declares for an operation. */\n` +
    `export type DeclaredStatus<Operation extends OperationId> = keyof Operations[Operation]['responses'];\n\n` +
    `export type RequestOf<Operation extends OperationId> = Operations[Operation]['request'];\n\n` +
    `/** The response body of an operation for a status. */\n` +
    `export type ResponseOf<Operation extends OperationId, Status extends DeclaredStatus<Operation>> =\n` +
    `  Operations[Operation]['responses'][Status];\n\n` +
    `export type EventOf<Operation extends OperationId> = Operations[Operation]['events'];\n`
  );
}

/** Returns the component schemas in type expressions, in alphabetical order. */
export function usedNames(contract: Contract, expressions: string): string[] {
  const words = new Set(expressions.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return Object.keys(contract.named.components.schemas)
    .filter((name) => words.has(name))
    .sort();
}

function operationType(contract: Contract, operation: ContractOperation): string {
  const responses = Object.entries(operation.responses)
    .map(([status, response]) => `      ${propertyKey(status)}: ${bodyType(contract, response.content)};\n`)
    .join('');
  return (
    `  ${propertyKey(operation.operationId)}: {\n` +
    `    request: ${bodyType(contract, operation.requestBody?.content)};\n` +
    `    responses: {\n${responses}    };\n` +
    `    events: ${eventType(operation) ?? 'undefined'};\n  };\n`
  );
}
