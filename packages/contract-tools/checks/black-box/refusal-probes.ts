import type { OperationRow } from '../../../../contract/operation.ts';
import { resolveSchema } from '../document.ts';
import { exampleRequest, modelOf, UNKNOWN_IDS, type RequestChanges } from './example-requests.ts';
import { detailError, modelError, plainText } from './expectations.ts';
import type { Expectation, Probe } from './probe.ts';
import type { Session } from './session.ts';

type Added = (name: string, changes: RequestChanges, expected: Expectation) => Probe;

/** Probes that an operation refuses before it calls a model. */
export function refusalProbes(session: Session, operation: OperationRow<string>): Probe[] {
  const add: Added = (name, changes, expected) => ({
    operationId: operation.operationId,
    name,
    request: (current) => exampleRequest(current, operation, changes),
    expected,
  });
  return [
    ...keyRefusals(session, operation, add),
    ...notFound(operation, add),
    ...validationErrors(operation, needsModel(session, operation), add),
    ...modelRefusals(session, operation, add),
    ...limitRefusals(session, operation, add),
  ];
}

function keyRefusals({ keys }: Session, { keyRequired }: OperationRow<string>, add: Added): Probe[] {
  const unknown = 'gw_an_unknown_key';
  const refused = detailError(401, 'unauthorized_error');
  const probes = [
    add('with an unknown key', { key: unknown }, refused),
    add(
      'with a key in quotes',
      { key: null, headers: { authorization: `Bearer "${keys.full ?? unknown}"` } },
      refused,
    ),
    add('with a wrong X-API-Key', { headers: { 'x-api-key': unknown } }, refused),
  ];
  if (keyRequired === 'required') probes.unshift(add('without a key', { key: null }, refused));
  if (keys.revoked !== undefined) probes.push(add('with a revoked key', { key: keys.revoked }, refused));
  return probes;
}

function notFound({ path, gateway }: OperationRow<string>, add: Added): Probe[] {
  const missing = (id: string): Expectation =>
    detailError(404, 'not_found', { message: `'${id}': not found` });
  const model = UNKNOWN_IDS['model'] ?? '';
  if (gateway.model === 'body.model')
    return [add('with an unknown model', { fields: { model } }, missing(model))];
  const [, parameter] = /\{(\w+)\}/.exec(path) ?? [];
  if (parameter === undefined) return [];
  const id = UNKNOWN_IDS[parameter] ?? '';
  return [add(`with an unknown ${parameter}`, { path: { [parameter]: id } }, missing(id))];
}

/** Whether the body must name a model, because the operation has no default model. */
function needsModel({ document }: Session, { gateway, path, method }: OperationRow<string>): boolean {
  const content = document.paths[path]?.[method]?.requestBody?.content ?? {};
  const schema = resolveSchema(document, Object.values(content)[0]?.schema ?? {});
  const { required } = schema;
  return gateway.model === 'body.model' && Array.isArray(required) && required.includes('model');
}

function validationErrors(
  { gateway, path, consumed, operationId }: OperationRow<string>,
  hasToNameModel: boolean,
  add: Added,
): Probe[] {
  const invalid = (parameter: string): Expectation => detailError(422, 'validation_error', { parameter });
  const probes: Probe[] = [];
  if (hasToNameModel)
    probes.push(
      add('with an empty model', { fields: { model: '' } }, invalid('model')),
      add('without a model', { fields: { model: undefined } }, invalid('model')),
    );
  if (consumed !== null && gateway.prompts.length > 0)
    probes.push(
      add(
        'with an unknown guardrail',
        { fields: { guardrails: ['contract-check-no-such-guardrail'] } },
        invalid('guardrails'),
      ),
    );
  if (path.includes('{file_id}'))
    probes.push(
      add('with an id that is not a UUID', { path: { file_id: 'not-a-uuid' } }, invalid('file_id')),
    );
  if (operationId.startsWith('list'))
    probes.push(add('with limit=0', { query: '?limit=0' }, invalid('limit')));
  return probes;
}

function modelRefusals(session: Session, operation: OperationRow<string>, add: Added): Probe[] {
  const own = modelOf(session, operation);
  if (operation.gateway.model !== 'body.model' || own === null) return [];
  const probes: Probe[] = [];
  const { narrowed } = session.keys;
  if (narrowed !== undefined)
    probes.push(
      add('with a key that may not use the model', { key: narrowed }, detailError(403, 'forbidden')),
    );
  const chat = session.models.get('chat');
  const other = operation.gateway.capability === 'chat' ? session.models.get('embedding') : chat;
  if (other !== undefined && other !== own)
    probes.push(add('with a model of another kind', { fields: { model: other } }, modelError(400, 'model')));
  return probes;
}

function limitRefusals({ keys }: Session, operation: OperationRow<string>, add: Added): Probe[] {
  const { limited, exhausted } = keys;
  if (operation.gateway.capability === null) return [];
  const probes: Probe[] = [];
  if (limited !== undefined)
    probes.push({
      ...add('over the rate limit', { key: limited }, plainText(429, 'rate limit exceeded')),
      before: (current) => exampleRequest(current, operation, { key: limited }),
    });
  if (exhausted !== undefined && operation.gateway.bills !== 'none')
    probes.push(
      add('with an exhausted budget', { key: exhausted }, { status: 429, mediaType: 'application/json' }),
    );
  return probes;
}
