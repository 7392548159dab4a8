import { bodyType, EVENT_STREAM, streamingName } from '../../packages/contract-tools/reading/body-types.ts';
import {
  follow,
  type Contract,
  type ContractOperation,
} from '../../packages/contract-tools/reading/contract.ts';
import { bannerOf, propertyKey } from './output.ts';
import {
  plainSignature,
  refinedTypesOf,
  resultType,
  signatureOf,
  streamOf,
  successOf,
  yieldedType,
  type Signature,
} from './sdk-signatures.ts';
import { isMultipart } from '../../packages/contract-tools/reading/validator-schemas.ts';
import { usedNames } from './write-contract-types.ts';

/** The class of a contract, its file below `generated/`, and what it gets. */
export interface SdkClass {
  file: string;
  name: string;
  /** Its documentation, without what all classes have. */
  about: string;
  /** The type of its options. */
  options: string;
  /** The options of its transport. */
  transportOptions: string;
}

export const GATEWAY_CLASS: SdkClass = {
  file: 'sdk/gateway.ts',
  name: 'InferenceGateway',
  about: 'All operations of the gateway.',
  options: 'GatewayOptions',
  transportOptions: 'options',
};

export const MANAGEMENT_CLASS: SdkClass = {
  file: 'admin/sdk/management.ts',
  name: 'GatewayManagement',
  about: 'All operations of the management.',
  options: 'ManagementOptions',
  transportOptions: 'managementOptions(options)',
};

/** Writes a class with a method per operation, and a second method if the operation can stream. */
export function gatewayClass(contract: Contract, sdk: SdkClass): string {
  const methods = contract.operations.map((operation) => methodsOf(contract, operation)).join('\n');
  const refined = refinedTypesOf(contract);
  const descriptions = contract.operations.map(
    (one) => `  ${propertyKey(one.operationId)}: ${description(one)},\n`,
  );
  const dataTypes = contract.operations.filter(hasParameters).map(({ operationId }) => `${operationId}Data`);
  const types = [...usedNames(contract, refined + methods), ...dataTypes];
  const table = `const described = {\n${descriptions.join('')}} satisfies Record<OperationId, OperationDescription>;\n\n`;
  const errors = `${errorTypes(contract)}\n${refined === '' ? '' : `${refined}\n`}`;
  const declaration =
    `/** ${sdk.about} Each throws \`ResponseError\` on an error status. */\n` +
    `export class ${sdk.name} {\n  readonly #transport: Transport;\n\n` +
    `  constructor(options: ${sdk.options} = {}) {\n    this.#transport = new Transport(${sdk.transportOptions});\n  }\n\n${methods}}\n`;
  const imports = importsOf(errors + declaration, sdk, types);
  return `${bannerOf(contract)}${imports}\n${errors}${table}${declaration}`;
}

/** The names that methods may use, by the file of the runtime that exports them. */
const RUNTIME: Readonly<Record<string, readonly string[]>> = {
  call: ['call', 'page', 'stream'],
  download: ['type Download'],
  errors: ['ResponseError'],
  'event-stream': ['type EventStream'],
  'method-types': ['type Listed', 'type StreamOrResult'],
  pages: ['type PagePromise'],
  'response-promise': ['type ResponsePromise', 'type StreamPromise'],
  transport: ['Transport', 'type CallOptions', 'type GatewayOptions'],
  'management-options': ['managementOptions', 'type ManagementOptions'],
};

function importsOf(text: string, { file }: SdkClass, types: readonly string[]): string {
  const toRoot = '../'.repeat(file.split('/').length);
  const words = new Set(text.match(/\w+/g));
  const lines = Object.entries(RUNTIME).map(([name, exported]) => {
    const used = exported.filter((one) => words.has(one.replace('type ', '')));
    if (used.length === 0) return '';
    const named = used.every((one) => one.startsWith('type '))
      ? `type { ${used.map((one) => one.replace('type ', '')).join(', ')} }`
      : `{ ${used.join(', ')} }`;
    return `import ${named} from '${toRoot}packages/sdk/runtime/${name}.ts';\n`;
  });
  return (
    `import type { Operations, OperationId } from '../contract.ts';\n` +
    `import type { OperationDescription } from '${toRoot}packages/sdk/runtime/operation.ts';\n${lines.join('')}` +
    `import type { ${types.join(', ')} } from '../types/types.gen.ts';\n`
  );
}

function errorTypes({ operations }: Contract): string {
  const successes = new Set(
    operations.flatMap(({ responses }) => Object.keys(responses)).filter((one) => one.startsWith('2')),
  );
  return `type Success = ${[...successes].join(' | ')};

/** The errors of an operation. \`status\` defines the type of \`body\`. */
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
`;
}

function hasParameters({ parameters }: ContractOperation): boolean {
  return parameters.some((one) => one.in === 'path' || one.in === 'query');
}

/** A method of the class and the README. */
export interface SdkMethod {
  name: string;
  summary: string;
  /** Parameters without `options`. */
  takes: string[];
  signature: Signature;
  /** Body of the method. */
  body: string;
}

export function sdkMethods(contract: Contract, operation: ContractOperation): SdkMethod[] {
  const { operationId } = operation;
  const summary = operation.operation.summary ?? operationId;
  const gives = `{ ${givenOf(operation).join(', ')} }`;
  const item = pageItem(contract, operation);
  if (item !== null) {
    const signature = plainSignature(`PagePromise<${item}, ${resultType(contract, operation)}>`);
    const body = `page(this.#transport, described.${operationId}, parameters, options)`;
    return [{ name: operationId, summary, takes: takesOf(contract, operation, null), signature, body }];
  }
  const signature = signatureOf(contract, operation);
  const stream = streamOf(operation);
  const how = stream !== undefined && stream.when === undefined ? 'stream' : 'call';
  const body = `${how}(this.#transport, described.${operationId}, ${gives}, options)`;
  const takes = takesOf(contract, operation, signature.body);
  const methods: SdkMethod[] = [{ name: operationId, summary, takes, signature, body }];
  if (stream?.when !== undefined) {
    methods.push({
      name: streamingName(operationId),
      summary: `${summary}, as events.`,
      takes: takesOf(contract, operation, null),
      signature: plainSignature(`StreamPromise<${yieldedType(operation) ?? 'never'}>`),
      body: `stream(this.#transport, described.${operationId}, ${gives}, options)`,
    });
  }
  return methods;
}

function methodsOf(contract: Contract, operation: ContractOperation): string {
  return sdkMethods(contract, operation).map(methodText).join('\n');
}

function methodText({ name, summary, takes, signature, body }: SdkMethod): string {
  const { typeParameters, result } = signature;
  const generics = typeParameters.length === 0 ? '' : `<${typeParameters.join(', ')}>`;
  // Which result a body has is known to the type, and to `call`, but not to the compiler here.
  const returned = typeParameters.length === 0 ? body : `${body} as never`;
  return (
    `  /** ${summary.replaceAll('*/', '* /')} */\n` +
    `  ${name}${generics}(${[...takes, 'options?: CallOptions'].join(', ')}): ${result} {\n` +
    `    return ${returned};\n  }\n`
  );
}

function takesOf(contract: Contract, operation: ContractOperation, body: string | null): string[] {
  const { requestBody, parameters } = operation;
  const required = parameters.some((one) => one.required === true && one.in !== 'header');
  const takes: string[] = [];
  if (hasParameters(operation))
    takes.push(`parameters${required || requestBody ? '' : '?'}: ${parametersType(operation)}`);
  if (requestBody) takes.push(`body: ${body ?? bodyType(contract, requestBody.content)}`);
  return takes;
}

function givenOf(operation: ContractOperation): string[] {
  return [...(hasParameters(operation) ? ['parameters'] : []), ...(operation.requestBody ? ['body'] : [])];
}

/** Returns the type of a list's entries, if the operation has pages. */
function pageItem(contract: Contract, operation: ContractOperation): string | null {
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  if (!names.includes('limit') || !(names.includes('after') || names.includes('cursor'))) return null;
  const schema = successOf(operation)?.['application/json']?.schema;
  const data = schema && follow(contract.named, schema).properties?.['data'];
  return data?.items?.$ref?.replace(/^.*\//, '') ?? null;
}

function parametersType({ operationId, parameters }: ContractOperation): string {
  const places = (['path', 'query'] as const).filter((place) => parameters.some((one) => one.in === place));
  return places.map((place) => `NonNullable<${operationId}Data['${place}']>`).join(' & ');
}

function hasIdempotencyKey({ parameters }: ContractOperation): boolean {
  return parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === 'idempotency-key');
}

function description(operation: ContractOperation): string {
  const stream = streamOf(operation);
  return JSON.stringify({
    id: operation.operationId,
    method: operation.method.toUpperCase(),
    url: operation.path,
    path: operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    query: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    accept: Object.keys(successOf(operation) ?? {}).filter((type) => type !== EVENT_STREAM),
    multipart: Object.keys(operation.requestBody?.content ?? {}).some(isMultipart),
    ...(hasIdempotencyKey(operation) ? { idempotencyKey: true } : {}),
    ...(operation.operation['x-gateway']?.sentOnce === true ? { sentOnce: true } : {}),
    stream:
      stream === undefined
        ? null
        : {
            when: stream.when ?? null,
            terminator: stream.terminator ?? null,
            // A stream without the data after its last event is incomplete.
            lastEvents: stream.terminator === undefined ? (stream.lastEvents ?? []) : [],
            repeats: stream.repeats ?? false,
          },
  });
}
