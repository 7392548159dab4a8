import { bodyType, eventType, EVENT_STREAM } from './body-types.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { StreamObject } from './document.ts';
import { banner, propertyKey } from './output.ts';
import { isMultipart } from './validator-plan.ts';
import { usedNames } from './write-contract-types.ts';

/** `gateway.ts`: a class with a method per operation, and one more where the operation can stream. */
export function gatewayClass(contract: Contract): string {
  const methods = contract.operations.map((operation) => methodsOf(contract, operation)).join('\n');
  const descriptions = contract.operations.map(
    (one) => `  ${propertyKey(one.operationId)}: ${description(one)},\n`,
  );
  const dataTypes = contract.operations.filter(hasParameters).map(({ operationId }) => `${operationId}Data`);
  const types = [...usedNames(contract, methods), ...dataTypes];
  return (
    `${banner}import { createClient, createConfig } from './client/index.js';\n` +
    `import type { Operations, OperationId } from './contract.js';\n` +
    `import { readResponseError, ResponseError } from './errors.js';\n` +
    `import { call, stream, type CallOptions, type HttpClient, type OperationDescription } from './transport.js';\n` +
    `import type { ${types.join(', ')} } from './types.gen.js';\n\n` +
    `${optionTypes(contract)}\n` +
    `const described = {\n${descriptions.join('')}} satisfies Record<OperationId, OperationDescription>;\n\n` +
    `/** All operations of the gateway. Each throws \`ResponseError\` on an error status. */\n` +
    `export class InferenceGateway {\n  readonly #client: HttpClient;\n\n${constructorText}\n${methods}}\n`
  );
}

function optionTypes({ operations }: Contract): string {
  const successes = new Set(
    operations.flatMap(({ responses }) => Object.keys(responses)).filter((one) => one.startsWith('2')),
  );
  return `export interface GatewayOptions {
  /** The gateway's address without \`/v1\`. */
  baseUrl: string;
  /** A project's key; only the operations whose key is optional work without one. */
  apiKey?: string | undefined;
  /** In place of the platform's own. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
}

type Success = ${[...successes].join(' | ')};

/** The errors that one operation declares: \`status\` tells the type of \`body\`. */
export type ErrorOf<Operation extends OperationId> = {
  [Status in Exclude<keyof Operations[Operation]['responses'], Success>]: {
    status: Status;
    body: Operations[Operation]['responses'][Status];
  };
}[Exclude<keyof Operations[Operation]['responses'], Success>];

/** Whether something thrown is an error answer of this operation. */
export function isErrorOf<Operation extends OperationId>(
  operation: Operation,
  thrown: unknown,
): thrown is ResponseError & ErrorOf<Operation> {
  return thrown instanceof ResponseError && thrown.operation === operation;
}
`;
}

const constructorText = `  constructor({ baseUrl, apiKey, fetch, headers }: GatewayOptions) {
    const authorization = apiKey === undefined ? {} : { authorization: \`Bearer \${apiKey}\` };
    const config = { baseUrl: baseUrl.replace(/\\/+$/, ''), headers: { ...authorization, ...headers } };
    const client = createClient(createConfig(fetch === undefined ? config : { ...config, fetch }));
    this.#client = {
      async request({ operation, ...request }) {
        const ofOperation = createClient(client.getConfig());
        ofOperation.interceptors.response.use(async (response) => {
          if (!response.ok) throw await readResponseError(operation, response);
          return response;
        });
        return ofOperation.request(request);
      },
    };
  }
`;

function hasParameters({ parameters }: ContractOperation): boolean {
  return parameters.some((one) => one.in === 'path' || one.in === 'query');
}

function methodsOf(contract: Contract, operation: ContractOperation): string {
  const { operationId } = operation;
  const result = bodyType(contract, successOf(operation));
  const event = yieldedType(operation);
  const plain = result === 'undefined' && event !== null;
  const body = bodyType(contract, operation.requestBody?.content);
  let text = '';
  if (!plain) {
    text += method(
      operation,
      operationId,
      body,
      `Promise<${result === 'undefined' ? 'void' : result}>`,
      'call',
      result,
    );
  }
  if (event !== null) {
    const name = plain ? operationId : streamingName(operationId);
    const events = `AsyncGenerator<${event}, void, undefined>`;
    text += `${text === '' ? '' : '\n'}${method(operation, name, body, events, 'stream', event)}`;
  }
  return text;
}

/** `createChatCompletion` → `streamChatCompletion`. */
export function streamingName(operationId: string): string {
  return operationId.replace(/^[a-z]+/, 'stream');
}

function method(
  operation: ContractOperation,
  name: string,
  body: string,
  result: string,
  how: 'call' | 'stream',
  type: string,
): string {
  const { operationId, requestBody, parameters } = operation;
  const required = parameters.some((one) => one.required === true && one.in !== 'header');
  const takes: string[] = [];
  const gives: string[] = [];
  if (hasParameters(operation)) {
    takes.push(`parameters${required || requestBody ? '' : '?'}: ${parametersType(operation)}`);
    gives.push('parameters');
  }
  if (requestBody) {
    takes.push(`body: ${body}`);
    gives.push('body');
  }
  takes.push('options?: CallOptions');
  const summary = operation.operation.summary ?? operationId;
  const generic = type === 'undefined' ? 'void' : type;
  return (
    `  /** ${summary.replaceAll('*/', '* /')}${how === 'stream' ? ' Yields its events as they arrive.' : ''} */\n` +
    `  ${name}(${takes.join(', ')}): ${result} {\n` +
    `    return ${how}<${generic}>(this.#client, described.${operationId}, { ${gives.join(', ')} }, options);\n  }\n`
  );
}

function parametersType({ operationId, parameters }: ContractOperation): string {
  const places = (['path', 'query'] as const).filter((place) => parameters.some((one) => one.in === place));
  return places.map((place) => `NonNullable<${operationId}Data['${place}']>`).join(' & ');
}

function successOf({ responses }: ContractOperation) {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
}

function description(operation: ContractOperation): string {
  const content = successOf(operation) ?? {};
  const types = Object.keys(content).filter((type) => type !== EVENT_STREAM);
  return JSON.stringify({
    id: operation.operationId,
    method: operation.method.toUpperCase(),
    url: operation.path,
    path: operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    query: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    accept: types.length === 0 ? '*/*' : types.join(', '),
    multipart: Object.keys(operation.requestBody?.content ?? {}).some(isMultipart),
    stream: streamDescription(content[EVENT_STREAM]?.['x-gateway-stream']),
  });
}

function streamDescription(stream: StreamObject | undefined): object | null {
  if (stream === undefined) return null;
  const { when = {}, terminator = null, lastEvents = [], repeats = false } = stream;
  return { when, terminator, lastEvents, repeats };
}

/** The type of the events that a caller meets: the error event is thrown. */
function yieldedType(operation: ContractOperation): string | null {
  const events = eventType(operation);
  const error = successOf(operation)?.[EVENT_STREAM]?.['x-gateway-stream']?.error;
  return events === null || error === undefined ? events : `Exclude<${events}, ${error}>`;
}
