import type { Contract, ContractOperation } from './contract.ts';
import type { ContractDocument, ParameterObject, SchemaObject } from './document.ts';
import { consumedSchema, fieldsSchema } from './request-schema.ts';

/** Maps the name of a validator to its schema. */
export type ValidatorSet = Map<string, SchemaObject>;

export interface ValidatorSchemas {
  /** Strict JSON bodies of requests. */
  bodies: ValidatorSet;
  /** Parameters and multipart fields, which are text and are coerced. */
  texts: ValidatorSet;
  /** Bodies and events of responses. */
  responses: ValidatorSet;
}

/** Returns the name of a validator: the name of the component, or a name of its place. */
export function validatorName(schema: SchemaObject | undefined, fallback: string): string | null {
  if (schema === undefined) return null;
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  return schema.type === 'string' ? null : fallback;
}

export const parametersName = (operation: ContractOperation): string => `${operation.operationId}Parameters`;
export const fieldsName = (operation: ContractOperation): string => `${operation.operationId}Fields`;
export const consumedName = (operation: ContractOperation): string => `${operation.operationId}Consumed`;

export function isMultipart(mediaType: string): boolean {
  return mediaType.startsWith('multipart/');
}

/** Whether a body of this media type has a validator. Text and bytes have none. */
export function isChecked(mediaType: string): boolean {
  return mediaType.includes('json') || mediaType === 'text/event-stream';
}

export function validatorSchemas(contract: Contract): ValidatorSchemas {
  const schemas: ValidatorSchemas = { bodies: new Map(), texts: new Map(), responses: new Map() };
  for (const operation of contract.operations) {
    addRequest(contract, operation, schemas);
    for (const response of Object.values(operation.responses))
      addContent(response.content, schemas.responses);
  }
  for (const response of Object.values(contract.named.components.responses ?? {})) {
    addContent(response.content, schemas.responses);
  }
  return schemas;
}

function addRequest(contract: Contract, operation: ContractOperation, schemas: ValidatorSchemas): void {
  const parameters = parametersSchema(checkedParameters(contract.named, operation), isStrict(operation));
  if (parameters !== null) schemas.texts.set(parametersName(operation), parameters);
  for (const [mediaType, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    if (schema === undefined) continue;
    const multipart = isMultipart(mediaType);
    if (multipart) schemas.texts.set(fieldsName(operation), fieldsSchema(contract.named, schema));
    else addContent({ [mediaType]: { schema } }, schemas.bodies);
    const consumed = consumedSchema(contract.named, schema);
    if (consumed !== null)
      (multipart ? schemas.texts : schemas.bodies).set(consumedName(operation), consumed);
  }
}

function addContent(
  content: Record<string, { schema?: SchemaObject }> | undefined,
  into: ValidatorSet,
): void {
  for (const [mediaType, { schema }] of Object.entries(content ?? {})) {
    if (!isChecked(mediaType)) continue;
    const name = validatorName(schema, '');
    if (schema !== undefined && name !== null) into.set(name, schema);
  }
}

/** Returns the parameters that can be invalid or are coerced. A header with any text is left out, to save time. */
export function checkedParameters(
  document: ContractDocument,
  { parameters }: Pick<ContractOperation, 'parameters'>,
): ParameterObject[] {
  return parameters.filter(
    (one) => one.in !== 'header' || one.required === true || !isAnyText(document, one),
  );
}

/** Whether the schema allows any text. The server has refused longer lines before. */
export function isAnyText(document: ContractDocument, { schema = {} }: ParameterObject): boolean {
  const { type, maxLength = Infinity, ...others } = schema;
  const longest = document['x-gateway-limits']?.['headerLineBytes'] ?? Infinity;
  return (
    type === 'string' &&
    Number(maxLength) >= longest &&
    Object.keys(others).every((key) => key === 'description')
  );
}

/** Whether the query may have only the parameters of the contract: of a change, a misspelt `dry_run` must not be ignored. */
export function isStrict({ operation }: Pick<ContractOperation, 'operation'>): boolean {
  return operation['x-gateway']?.roles !== undefined;
}

function parametersSchema(parameters: ParameterObject[], strict: boolean): SchemaObject | null {
  if (parameters.length === 0 && !strict) return null;
  const places: Record<string, SchemaObject> = {};
  for (const place of ['path', 'query', 'header'] as const) {
    const found = parameters.filter((parameter) => parameter.in === place);
    const nameOf = (one: ParameterObject) => (place === 'header' ? one.name.toLowerCase() : one.name);
    places[place] = {
      type: 'object',
      required: found.filter((one) => one.required === true).map(nameOf),
      properties: Object.fromEntries(found.map((one) => [nameOf(one), one.schema ?? {}])),
      ...(strict && place === 'query' ? { additionalProperties: false } : {}),
    };
  }
  return { type: 'object', required: ['path', 'query', 'header'], properties: places };
}
