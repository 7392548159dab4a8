import type { Contract, ContractOperation } from './contract.ts';
import type { ParameterObject, SchemaObject } from './document.ts';
import { consumedSchema, fieldsSchema } from './request-schema.ts';

/** Name of an exported validator → the schema that it checks. */
export type ValidatorSet = Map<string, SchemaObject>;

export interface ValidatorPlan {
  /** Strict JSON bodies of requests. */
  bodies: ValidatorSet;
  /** What arrives as text and is coerced: parameters and multipart fields. */
  texts: ValidatorSet;
  /** Bodies and events of responses. */
  responses: ValidatorSet;
}

/** The validator's name where one media type is checked: the component's own, or one made of where it stands. */
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

/** Whether a body of this media type is checked by a schema: text and bytes are not. */
export function isChecked(mediaType: string): boolean {
  return mediaType.includes('json') || mediaType === 'text/event-stream';
}

export function planValidators(contract: Contract): ValidatorPlan {
  const plan: ValidatorPlan = { bodies: new Map(), texts: new Map(), responses: new Map() };
  for (const operation of contract.operations) {
    planRequest(contract, operation, plan);
    for (const response of Object.values(operation.responses)) planContent(response.content, plan.responses);
  }
  for (const response of Object.values(contract.named.components.responses ?? {})) {
    planContent(response.content, plan.responses);
  }
  return plan;
}

function planRequest(contract: Contract, operation: ContractOperation, plan: ValidatorPlan): void {
  const parameters = parametersSchema(checkedParameters(operation));
  if (parameters !== null) plan.texts.set(parametersName(operation), parameters);
  for (const [mediaType, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    if (schema === undefined) continue;
    const multipart = isMultipart(mediaType);
    if (multipart) plan.texts.set(fieldsName(operation), fieldsSchema(contract.named, schema));
    else planContent({ [mediaType]: { schema } }, plan.bodies);
    const consumed = consumedSchema(contract.named, schema);
    if (consumed !== null) (multipart ? plan.texts : plan.bodies).set(consumedName(operation), consumed);
  }
}

function planContent(
  content: Record<string, { schema?: SchemaObject }> | undefined,
  into: ValidatorSet,
): void {
  for (const [mediaType, { schema }] of Object.entries(content ?? {})) {
    if (!isChecked(mediaType)) continue;
    const name = validatorName(schema, '');
    if (schema !== undefined && name !== null) into.set(name, schema);
  }
}

/** Those that a request can be refused for, or that are coerced: a header that may be any text is neither, and costs nothing. */
export function checkedParameters({ parameters }: Pick<ContractOperation, 'parameters'>): ParameterObject[] {
  return parameters.filter((one) => one.in !== 'header' || one.required === true || !isAnyText(one));
}

/** Any text is a string; every other schema refuses some. */
export function isAnyText({ schema = {} }: ParameterObject): boolean {
  const { type, ...others } = schema;
  return type === 'string' && Object.keys(others).every((key) => key === 'description');
}

function parametersSchema(parameters: ParameterObject[]): SchemaObject | null {
  if (parameters.length === 0) return null;
  const places: Record<string, SchemaObject> = {};
  for (const place of ['path', 'query', 'header'] as const) {
    const found = parameters.filter((parameter) => parameter.in === place);
    const nameOf = (one: ParameterObject) => (place === 'header' ? one.name.toLowerCase() : one.name);
    places[place] = {
      type: 'object',
      required: found.filter((one) => one.required === true).map(nameOf),
      properties: Object.fromEntries(found.map((one) => [nameOf(one), one.schema ?? {}])),
    };
  }
  return { type: 'object', required: ['path', 'query', 'header'], properties: places };
}
