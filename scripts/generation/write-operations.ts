import type { GatewayExtension, MediaTypes, OperationRow, ResponseRow } from '../../contract/operation.ts';
import {
  follow,
  type Contract,
  type ContractOperation,
} from '../../packages/contract-tools/reading/contract.ts';
import type { MediaTypeObject, ResponseObject } from '../../packages/contract-tools/reading/document.ts';
import { errorDialectOf } from './error-dialect.ts';
import { bannerOf, type OutputFiles } from './output.ts';
import {
  consumedSchema,
  isArray,
  isBinary,
  shapeOf,
  type BodyShape,
} from '../../packages/contract-tools/reading/request-schema.ts';
import {
  consumedName,
  fieldsName,
  isChecked,
  isMultipart,
  isStrict,
  checkedParameters,
  parametersName,
  validatorName,
} from '../../packages/contract-tools/reading/validator-schemas.ts';

/** Writes `operations.ts`, the table of operations for the server. */
export function writeOperations(contract: Contract, files: OutputFiles): void {
  const rows = contract.operations.map((operation) => operationRow(contract, operation));
  const limits = limitsOf(contract);
  const limitsType = 'modelOutputMs' in limits ? 'ContractLimits' : 'RequestBounds';
  files.set(
    'operations.ts',
    `${bannerOf(contract)}import type { ${limitsType}, OperationRow, ResponseRow } from '${contract.projectPath}/contract/operation.ts';\n` +
      `import type { OperationId } from './contract.ts';\n\n` +
      `/** An operation of this contract. */\n` +
      `export type Operation = OperationRow<OperationId>;\n\n` +
      `export const operations: readonly Operation[] = ${literal(rows)};\n\n` +
      `/** The limits of the contract (docs/specification.md#limits). */\n` +
      `export const limits: ${limitsType} = ${literal(limits)};\n\n` +
      `/** Responses outside of operations: \`x-gateway-server\` of the contract. */\n` +
      `export const serverResponses: Readonly<Record<string, ResponseRow>> = ${literal(serverResponses(contract))};\n\n` +
      `/** The names of the contract's response headers. */\n` +
      `export const responseHeaders: readonly string[] = ${literal(headerNames(contract))};\n`,
  );
}

/** Returns the names of all headers under `components`. */
function headerNames({ document }: Contract): string[] {
  return Object.keys(document.components['headers'] ?? {});
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function operationRow(contract: Contract, from: ContractOperation): OperationRow<string> {
  const { operationId, method, path, operation, parameters, requestBody } = from;
  const media = Object.entries(requestBody?.content ?? {});
  const [firstSchema] = media.map(([, { schema }]) => schema);
  const consumed = firstSchema && consumedSchema(contract.named, firstSchema);
  return {
    operationId,
    // `methods` of contract.ts are the methods of a row.
    method: method,
    path,
    greedyParameters: parameters.filter((one) => one['x-greedy'] === true).map(({ name }) => name),
    reservedSegments: parameters.flatMap((one) => one['x-reserved'] ?? []),
    errorDialect: errorDialectOf(contract.named, from),
    gateway: gatewayOf(from),
    keyRequired: keyRule(operation.security ?? contract.document.security ?? []),
    bodyRequired: requestBody?.required === true,
    request: Object.fromEntries(media.map(([type, one]) => [type, requestValidator(from, type, one)])),
    optionalFields: optionalFields(contract, media),
    consumed: consumed ? consumedName(from) : null,
    parameters:
      isStrict(from) || checkedParameters(contract.named, from).length > 0 ? parametersName(from) : null,
    ...partsOf(contract, media),
    responses: Object.fromEntries(
      Object.entries(from.responses).map(([status, response]) => [status, responseRow(response)]),
    ),
  };
}

function gatewayOf({ operation }: ContractOperation): GatewayExtension {
  const given = operation['x-gateway'] ?? {};
  const filled = {
    capability: given.capability ?? null,
    model: given.model ?? null,
    prompts: given.prompts ?? [],
    notPrompts: given.notPrompts ?? [],
    streams: given.streams ?? null,
    liveUpload: given.liveUpload ?? null,
    bills: given.bills ?? 'none',
    cors: given.cors ?? false,
    ...(given.aliases === undefined ? {} : { aliases: given.aliases }),
    ...(given.roles === undefined ? {} : { roles: given.roles }),
    ...(given.allOrganisations === undefined ? {} : { allOrganisations: given.allOrganisations }),
  };
  // The contract lint and the compiler of the generated table refuse other values.
  return filled as GatewayExtension;
}

function keyRule(security: Record<string, string[]>[]): OperationRow['keyRequired'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function requestValidator(
  from: ContractOperation,
  mediaType: string,
  { schema }: MediaTypeObject,
): string | null {
  if (isMultipart(mediaType)) return fieldsName(from);
  return isChecked(mediaType) ? validatorName(schema, '') : null;
}

function optionalFields({ named }: Contract, media: [string, MediaTypeObject][]): string[] {
  const schema = media.find(([mediaType]) => mediaType === 'application/json')?.[1].schema;
  if (schema === undefined) return [];
  const { properties, required } = shapeOf(named, schema);
  return Object.keys(properties).filter((name) => !required.includes(name));
}

function partsOf(
  contract: Contract,
  media: [string, MediaTypeObject][],
): Pick<OperationRow, 'binaryParts' | 'requiredParts' | 'arrayParts' | 'textParts'> {
  const schema = media.find(([mediaType]) => isMultipart(mediaType))?.[1].schema;
  const none: BodyShape = { properties: {}, required: [] };
  const { properties, required } = schema === undefined ? none : shapeOf(contract.named, schema);
  const parts = Object.entries(properties);
  const isFile = ([, part]: (typeof parts)[number]) => isBinary(contract.named, part);
  const isList = ([, part]: (typeof parts)[number]) => isArray(contract.named, part);
  const texts = parts.filter((part) => !isFile(part));
  return {
    binaryParts: parts.filter(isFile).map(([name]) => name),
    requiredParts: [...new Set(required)],
    arrayParts: texts.filter(isList).map(([name]) => name),
    textParts: texts.filter((part) => !isList(part)).map(([name]) => name),
  };
}

function responseRow(response: ResponseObject): ResponseRow {
  const content: Record<string, string | null> = {};
  for (const [mediaType, { schema }] of Object.entries(response.content ?? {})) {
    content[mediaType] = isChecked(mediaType) ? validatorName(schema, '') : null;
  }
  const types: MediaTypes = content;
  return { content: types, headers: Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()) };
}

function limitsOf({ document }: Contract): Record<string, number> {
  const {
    requestBodyBytes,
    bodyValues,
    bodyNesting,
    stalledUploadMs,
    headerLineBytes,
    headerBytes,
    ...others
  } = document['x-gateway-limits'] ?? {};
  const { modelOutputMs } = others;
  const limits = {
    requestBodyBytes,
    bodyValues,
    bodyNesting,
    stalledUploadMs,
    headerLineBytes,
    headerBytes,
    ...(modelOutputMs === undefined ? {} : { modelOutputMs }),
  };
  for (const [name, value] of Object.entries(limits)) {
    if (typeof value !== 'number') throw new Error(`x-gateway-limits.${name} must be a number`);
  }
  // Checked above: all are numbers.
  return limits as Record<string, number>;
}

function serverResponses({ named }: Contract): Record<string, ResponseRow> {
  const given = Object.entries(named['x-gateway-server'] ?? {});
  return Object.fromEntries(given.map(([name, response]) => [name, responseRow(follow(named, response))]));
}
