import type { BodySource } from '../../bodies/body-source.ts';
import { jsonBodyFromValue, type JsonBody, type JsonObject } from '../../bodies/json-body.ts';
import { linkForms, withoutNullMembers, type Members } from '../../contract/null-members.ts';
import { withoutNulls } from '../../dialects/fields/request-fields.ts';
import { formsInRequests, objectForms } from '../../generated/null-members.ts';
import type { BackendRequest } from '../backend.ts';

/** The properties of the requests with nested fields, by operation. */
const NESTED: ReadonlyMap<string, Members> = new Map(
  Object.entries(formsInRequests).map(([operation, members = {}]) => [
    operation,
    linkForms(objectForms, members),
  ]),
);

interface Forwarded extends Pick<BackendRequest, 'changes' | 'operation'> {
  /** Undefined: the body has none. */
  model: BackendRequest['model'] | undefined;
}

/**
 * Writes a body for a server of its format, with the changes of the gateway, and without optional fields that are null,
 * at any depth. In the contract null means absent; most servers refuse it.
 */
export function forwardedJson(body: JsonBody, request: Forwarded): BodySource {
  const { changes, model, operation } = request;
  const nested = withoutNestedNulls(body, request);
  const properties = { ...withoutNulls(body.value, operation.optionalFields), ...changes, ...nested, model };
  // A large property is written in turns with other requests.
  return body.isLarge && Object.keys(nested).length > 0
    ? jsonBodyFromValue(body.value).withProperties(properties)
    : body.withProperties(properties);
}

/** Returns a body with the changes of the gateway and without such nulls, for a translation. */
export function presentFields(body: JsonBody, request: Omit<Forwarded, 'model'>): JsonObject {
  const fields: JsonObject = { ...body.value, ...request.changes, ...withoutNestedNulls(body, request) };
  for (const name of request.operation.optionalFields)
    if (fields[name] === null) Reflect.deleteProperty(fields, name);
  return fields;
}

/** Returns the properties that hold such nulls, without them. */
function withoutNestedNulls(body: JsonBody, { changes, operation }: Omit<Forwarded, 'model'>): JsonObject {
  const nested: JsonObject = {};
  for (const [name, forms] of NESTED.get(operation.operationId) ?? []) {
    const isChanged = Object.hasOwn(changes, name);
    if (!isChanged && !body.mayHoldNulls) continue;
    const value = isChanged ? changes[name] : body.value[name];
    const kept = withoutNullMembers(forms, value);
    if (kept !== value) nested[name] = kept;
  }
  return nested;
}
