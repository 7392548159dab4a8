import { bodyType, EVENT_STREAM, streamingName } from '../../packages/contract-tools/reading/body-types.ts';
import {
  follow,
  type Contract,
  type ContractOperation,
} from '../../packages/contract-tools/reading/contract.ts';
import { banner, propertyKey } from './output.ts';
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
import { isMultipart } from '../../packages/contract-tools/reading/validator-plan.ts';
import { usedNames } from './write-contract-types.ts';

/** Writes `gateway.ts`: a class with a method per operation, and a second method if the operation can stream. */
export function gatewayClass(contract: Contract): string {
  const methods = contract.operations.map((operation) => methodsOf(contract, operation)).join('\n');
  const refined = refinedTypesOf(contract);
  const descriptions = contract.operations.map(
    (one) => `  ${propertyKey(one.operationId)}: ${description(one)},\n`,
  );
  const dataTypes = contract.operations.filter(hasParameters).map(({ operationId }) => `${operationId}Data`);
  const types = [...usedNames(contract, refined + methods), ...dataTypes];
  return (
    `${banner}import { call, page, stream } from '../../packages/sdk/runtime/call.ts';\n` +
    `import type { Operations, OperationId } from '../contract.ts';\n` +
    `import type { Download } from '../../packages/sdk/runtime/download.ts';\n` +
    `import { ResponseError } from '../../packages/sdk/runtime/errors.ts';\n` +
    `import type { EventStream } from '../../packages/sdk/runtime/event-stream.ts';\n` +
    `import type { OperationDescription } from '../../packages/sdk/runtime/operation.ts';\n` +
    `import type { Listed, StreamOrResult } from '../../packages/sdk/runtime/method-types.ts';\n` +
    `import type { PagePromise } from '../../packages/sdk/runtime/pages.ts';\n` +
    `import type { ResponsePromise, StreamPromise } from '../../packages/sdk/runtime/response-promise.ts';\n` +
    `import { Transport, type CallOptions, type GatewayOptions } from '../../packages/sdk/runtime/transport.ts';\n` +
    `import type { ${types.join(', ')} } from '../types/types.gen.ts';\n\n` +
    `${errorTypes(contract)}\n${refined === '' ? '' : `${refined}\n`}` +
    `const described = {\n${descriptions.join('')}} satisfies Record<OperationId, OperationDescription>;\n\n` +
    `/** All operations of the gateway. Each throws \`ResponseError\` on an error status. */\n` +
    `export class InferenceGateway {\n  readonly #transport: Transport;\n\n` +
    `  constructor(options: GatewayOptions = {}) {\n    this.#transport = new Transport(options);\n  }\n\n${methods}}\n`
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
  if (!names.includes('limit') || !names.includes('after')) return null;
  const schema = successOf(operation)?.['application/json']?.schema;
  const data = schema && follow(contract.named, schema).properties?.['data'];
  return data?.items?.$ref?.replace(/^.*\//, '') ?? null;
}

function parametersType({ operationId, parameters }: ContractOperation): string {
  const places = (['path', 'query'] as const).filter((place) => parameters.some((one) => one.in === place));
  return places.map((place) => `NonNullable<${operationId}Data['${place}']>`).join(' & ');
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
