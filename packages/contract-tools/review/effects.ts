import { eventType, streamingName } from '../reading/body-types.ts';
import { shapesOf } from '../lint/errors.ts';
import { serverStatuses } from '../lint/places.ts';
import { follow, type Contract, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument } from '../reading/document.ts';
import { validatorSchemas } from '../reading/validator-schemas.ts';
import type { Change, Effects } from './change.ts';
import { keysOf } from './contract-source.ts';
import type { Comparison } from './finding.ts';
import type { Repository } from './repository.ts';
import type { Use } from './uses.ts';

/** A failure that clients can receive. */
interface Failure {
  status: number;
  /** The form of its response. */
  shape: string;
}

/** The failures of the server by code. */
export type FailureTable = Readonly<Record<string, Failure>>;

/** Where the code of a contract's operations is. */
export interface CodePlaces {
  /** The folder of the handlers. */
  handlers: string;
  /** The class of the SDK. */
  client: string;
  /** The file that tests the responses of an operation. */
  testOf(operationId: string): string;
}

const SOURCE = /\.(ts|mts|cts|js|cjs|mjs|json)$/;

/** Finds the effects of a change. A change of wording has only effects on documentation. */
export function effectsOf(
  change: Change,
  comparison: Comparison,
  repository: Repository,
  failures: FailureTable,
  places: CodePlaces,
): Effects {
  const { base, revision, baseUses, revisionUses } = comparison;
  const uses = distinct([...revisionUses.of(change.pointer), ...baseUses.of(change.pointer)]);
  const operations = operationsIn(uses);
  const none = { handlers: [], validators: [], sdk: [], errorRows: [], sources: [], tests: [], docs: [] };
  if (change.rating === 'wording') return { ...none, operations };
  const contracts = [base.contract, revision.contract];
  const served = namesOf(uses.filter(({ role }) => !isError(role)));
  const mentions = mentionsOf(change, uses, contracts, repository, places);
  return {
    operations,
    handlers: served.map((operationId) => fileOr(`${places.handlers}/${operationId}.ts`, repository)),
    validators: validatorsOf(change, uses, contracts),
    sdk: sdkSymbols(change, namesOf(uses), contracts, places.client),
    errorRows: errorRows(change, uses, contracts, failures),
    ...mentions,
  };
}

function distinct(uses: Use[]): Use[] {
  const found = new Map(uses.map((use) => [`${use.operationId} ${use.role}`, use]));
  return [...found.values()].sort((left, right) => left.operationId.localeCompare(right.operationId));
}

/** Formats one line per operation: `createRerank (request, response 200)`. */
function operationsIn(uses: Use[]): string[] {
  const roles = Map.groupBy(uses, ({ operationId }) => operationId);
  return [...roles].map(([id, all]) => `${id} (${all.map(({ role }) => role).join(', ')})`);
}

/** Returns the operations. Responses of the server itself have none. */
function namesOf(uses: Use[]): string[] {
  const names = uses.map(({ operationId }) => operationId).filter((name) => !name.startsWith('server.'));
  return [...new Set(names)];
}

const isError = (role: string): boolean => /^response [45]/.test(role);

function fileOr(path: string, repository: Repository): string {
  return repository.has(path) ? path : `${path} (to be written)`;
}

/** Returns the component schema of a pointer. */
function schemaOf(pointer: string): string | null {
  const [top, kind, name] = keysOf(pointer);
  return top === 'components' && kind === 'schemas' ? (name ?? null) : null;
}

function validatorsOf(change: Change, uses: Use[], contracts: Contract[]): string[] {
  const schema = schemaOf(change.pointer);
  const found = new Set<string>();
  for (const contract of contracts) {
    const schemas = validatorSchemas(contract);
    for (const [name, root] of [...schemas.bodies, ...schemas.texts, ...schemas.responses]) {
      const isReached = schema !== null && (name === schema || reaches(contract, root, schema));
      const isNamed = uses.some((use) => validatorsOfRole(contract, use).includes(name));
      if (schema === null ? isNamed : isReached) found.add(name);
    }
  }
  return [...found].sort();
}

/** Returns the validators of a part of an operation. */
function validatorsOfRole(contract: Contract, { operationId, role }: Use): string[] {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (operation === undefined) return [];
  const ofRequest = [
    `${operationId}Fields`,
    `${operationId}Consumed`,
    ...schemasIn(operation.requestBody?.content),
  ];
  if (role === 'request') return ofRequest;
  if (role === 'parameters') return [`${operationId}Parameters`];
  if (role === 'operation') return [...ofRequest, `${operationId}Parameters`];
  const status = role.replace('response ', '');
  return schemasIn(operation.responses[role === 'events' ? '200' : status]?.content);
}

function schemasIn(content: Record<string, { schema?: { $ref?: string } }> | undefined): string[] {
  return Object.values(content ?? {})
    .map(({ schema }) => schema?.$ref?.split('/').at(-1))
    .filter((name) => name !== undefined);
}

function reaches(contract: Contract, root: unknown, target: string, seen = new Set<string>()): boolean {
  if (root === null || typeof root !== 'object') return false;
  return Object.entries(root).some(([key, value]: [string, unknown]) => {
    if (key !== '$ref' || typeof value !== 'string') return reaches(contract, value, target, seen);
    const name = value.slice(value.lastIndexOf('/') + 1);
    if (name === target) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(contract, contract.named.components.schemas[name], target, seen);
  });
}

function sdkSymbols(change: Change, operationIds: string[], contracts: Contract[], client: string): string[] {
  const schema = schemaOf(change.pointer);
  const operations = contracts.flatMap((contract) => contract.operations);
  const methods = operationIds.flatMap((id) =>
    methodsOf(
      operations.filter(({ operationId }) => operationId === id),
      client,
    ),
  );
  return [...new Set([...(schema === null ? [] : [`type ${schema}`]), ...methods])].sort();
}

function methodsOf(versions: ContractOperation[], client: string): string[] {
  return versions.flatMap((operation) => {
    const { operationId } = operation;
    const streams = eventType(operation) === null ? [] : [`${client}.${streamingName(operationId)}()`];
    return [`${client}.${operationId}()`, ...streams];
  });
}

/** Returns rows of the error catalogue with the status and shape of a changed response. */
function errorRows(change: Change, uses: Use[], contracts: Contract[], failures: FailureTable): string[] {
  const schema = schemaOf(change.pointer);
  const changed = contracts.flatMap(({ named }) => (schema === null ? [] : shapesOfSchema(named, schema)));
  const answers = uses.flatMap((use) => contracts.flatMap((contract) => declaredResponses(contract, use)));
  const isAnswered = ({ status, shape }: Failure) =>
    answers.some((one) => one.status === status && one.shapes.includes(shape)) &&
    (changed.length === 0 || changed.includes(shape));
  return Object.entries(failures)
    .filter(([, row]) => isAnswered(row))
    .map(([code]) => code);
}

function shapesOfSchema(document: ContractDocument, name: string): string[] {
  const schema = { $ref: `#/components/schemas/${name}` };
  if (document.components.schemas[name] === undefined) return [];
  const shapes = shapesOf(document, { content: { 'application/json': { schema } } });
  return shapes.filter((shape) => shape !== 'of an unknown shape');
}

/** Returns the status and shapes of an error response. */
function declaredResponses(
  contract: Contract,
  { operationId, role }: Use,
): { status: number; shapes: string[] }[] {
  const { named, operations } = contract;
  const [kind, name = ''] = operationId.split('.');
  if (kind === 'server') {
    const response = named['x-gateway-server']?.[name];
    const status = Number((serverStatuses[name] ?? '').replace('unknownPath', '404'));
    return response === undefined ? [] : [{ status, shapes: shapesOf(named, follow(named, response)) }];
  }
  const status = role.replace('response ', '');
  const response = operations.find((one) => one.operationId === operationId)?.responses[status];
  if (!isError(role) || response === undefined) return [];
  return [{ status: Number(status), shapes: shapesOf(named, response) }];
}

/** Finds files that mention the operation, its path, the schema, the limit, the tag or the property. */
function mentionsOf(
  change: Change,
  uses: Use[],
  contracts: Contract[],
  repository: Repository,
  places: CodePlaces,
): Pick<Effects, 'sources' | 'tests' | 'docs'> {
  const ids = namesOf(uses);
  const operations = contracts.flatMap((contract) => contract.operations);
  const paths = operations.filter(({ operationId }) => ids.includes(operationId)).map(({ path }) => path);
  const own = ownNames(change);
  const ofOperation = uses.every(({ role }) => role === 'operation') ? [...ids, ...paths] : [];
  const named = repository.naming([...own, ...ofOperation]);
  const documented = repository.naming([...own, ...(ids.length <= 3 ? paths : [])]);
  const tests = ids.map((id) => fileOr(places.testOf(id), repository));
  return {
    sources: named.filter((path) => SOURCE.test(path) && !path.startsWith('tests/')),
    tests: [...new Set([...tests, ...named.filter((path) => path.startsWith('tests/'))])].sort(),
    docs: documented.filter((path) => path.endsWith('.md')),
  };
}

/** Returns names that are specific to the change. */
function ownNames({ pointer, before, after }: Change): string[] {
  const keys = keysOf(pointer);
  const schema = schemaOf(pointer);
  const names = schema === null ? [] : [schema];
  const property = keys.findLastIndex((key) => key === 'properties');
  const name = property < 0 ? undefined : keys[property + 1];
  if (name !== undefined && (/[_A-Z]/.test(name) || name.length >= 8)) names.push(name);
  if (keys[0] === 'x-gateway-limits' || keys[0] === 'x-gateway-server') names.push(keys[1] ?? '');
  if (keys.at(-1) === 'operationId')
    names.push(...[before, after].filter((value) => typeof value === 'string'));
  return names;
}
