import { roles } from '../../../contract/operation.ts';
import { operationsOf, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument, ResponseObject } from '../reading/document.ts';
import { isAnyText } from '../reading/validator-schemas.ts';
import { shapesOf } from './errors.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** Statuses with a `Retry-After`, which clients retry. */
const RETRIED = new Set(['429', '500', '502', '503', '504']);
/** Statuses of responses before routing, which have no headers of the operation. */
const BEFORE_ROUTING = new Set(['400', '408']);

/** Query parameters that name an object of an organisation. */
const SCOPED = new Set(['organisation', 'project']);

const LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit'];
const CORS_HEADERS = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

/** An operation declares every error status and header that its security, `x-gateway`, parameters and body imply. */
export const derivedRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => {
    const path = [...atOperation(one), 'responses'];
    return [...missingStatuses(document, one), ...missingHeaders(one), ...missingBudget(document, one)].map(
      (message): Finding => ({ message: `${one.operationId} ${message}`, path }),
    );
  });

/** Returns each status that an operation can respond with, and its reason. */
function derivedStatuses(
  document: ContractDocument,
  { operation, parameters, requestBody }: ContractOperation,
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (reason: string, ...statuses: string[]) => {
    for (const status of statuses) if (!found.has(status)) found.set(status, reason);
  };
  add('errors that every request can receive', '400', '408', '413', '500', '503');
  if (operation.security?.some((scheme) => Object.keys(scheme).length > 0) === true)
    add('its security', '401');
  if (operation['x-gateway']?.model !== undefined)
    add('x-gateway.model', '403', '404', '422', '429', '502', '504');
  if ((operation['x-gateway']?.bills ?? 'none') !== 'none') add('x-gateway.bills', '429');
  if (requestBody !== undefined) add('its request body', '415');
  if (parameters.some((one) => one.in === 'path')) add('its path parameter', '404');
  if (parameters.some((one) => one.in === 'path' && one.name === 'model'))
    add('the model in its path', '403');
  if (canBeBeyondToken(operation, parameters)) add('x-gateway.roles', '403');
  if (parameters.some((one) => one.name === 'If-Match')) add('its If-Match', '412');
  if (parameters.some((one) => one.name === 'Idempotency-Key')) add('its Idempotency-Key', '409');
  if (parameters.some((one) => !isAnyText(document, one))) add('its parameters', '422');
  return found;
}

/** Whether a token may not use an operation of the management, or not for all objects that its parameters name. */
function canBeBeyondToken(
  { 'x-gateway': gateway = {}, requestBody }: ContractOperation['operation'],
  parameters: ContractOperation['parameters'],
): boolean {
  const { roles: allowed, allOrganisations = false } = gateway;
  if (allowed === undefined) return false;
  const namesObject = parameters.some(({ name, in: place }) => place === 'path' || SCOPED.has(name));
  return allowed.length < roles.length || allOrganisations || namesObject || requestBody !== undefined;
}

function missingStatuses(document: ContractDocument, one: ContractOperation): string[] {
  return [...derivedStatuses(document, one)]
    .filter(([status]) => one.responses[status] === undefined)
    .map(([status, reason]) => `needs the status ${status}, because of ${reason}`);
}

function missingHeaders(one: ContractOperation): string[] {
  return Object.entries(one.responses).flatMap(([status, response]) => {
    const given = new Set(Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()));
    return derivedHeaders(one, status)
      .filter((name) => !given.has(name.toLowerCase()))
      .map((name) => `needs the header ${name} on ${status}`);
  });
}

function derivedHeaders({ operation }: ContractOperation, status: string): string[] {
  const { model, cors } = operation['x-gateway'] ?? {};
  const headers = ['X-Request-Id', 'request-id'];
  if (status.startsWith('2') && model !== undefined) headers.push(...LIMIT_HEADERS);
  if (RETRIED.has(status)) headers.push('Retry-After');
  if (status.startsWith('4') && status !== '408') headers.push('x-should-retry');
  if (status === '415') headers.push('Accept-Encoding');
  if (status === '429') headers.push('retry-after-ms', ...LIMIT_HEADERS);
  if (cors === true && !BEFORE_ROUTING.has(status)) headers.push(...CORS_HEADERS);
  return headers;
}

/** A billed operation can exceed a budget. */
function missingBudget(document: ContractDocument, { operation, responses }: ContractOperation): string[] {
  const refusal: ResponseObject | undefined = responses['429'];
  if ((operation['x-gateway']?.bills ?? 'none') === 'none' || refusal === undefined) return [];
  const shapes = shapesOf(document, refusal);
  return ['plain', 'budget']
    .filter((shape) => !shapes.includes(shape))
    .map((shape) => `needs the body ${shape} on 429`);
}
