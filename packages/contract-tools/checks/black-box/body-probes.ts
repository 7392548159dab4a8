import type { OperationRow } from '../../../../contract/operation.ts';
import { resolveSchema, type JsonSchema } from '../document.ts';
import { exampleFields, exampleRequest, modelOf } from './example-requests.ts';
import { modelError, plainText } from './expectations.ts';
import type { Expectation, Probe } from './probe.ts';
import type { Session } from './session.ts';
import type { WireRequest } from './transport.ts';

const UNPARSABLE = 'failed to parse route metadata from request body';

/** Probes with refused bodies: unparsable, of another media type, too large, or with one invalid property. */
export function bodyProbes(session: Session, operation: OperationRow<string>): Probe[] {
  const [mediaType] = Object.keys(operation.request);
  const probes = [longHeader(operation), tooLarge(session, operation)];
  if (mediaType === undefined) return probes;
  return [
    ...probes,
    ...(mediaType === 'application/json' ? unparsableJson(operation) : unparsableForms(operation)),
    ...mediaTypes(operation, mediaType),
    ...(mediaType === 'application/json' ? invalidProperties(session, operation) : []),
  ];
}

function probe(
  operation: OperationRow<string>,
  name: string,
  expected: Expectation,
  change: (request: WireRequest) => WireRequest,
): Probe {
  const request = (session: Session): WireRequest => change(exampleRequest(session, operation));
  return { operationId: operation.operationId, name, request, expected };
}

function longHeader(operation: OperationRow<string>): Probe {
  return probe(operation, 'with a header of 16 KB', { status: 400, mediaType: 'text/plain' }, (request) => ({
    ...request,
    headers: { ...request.headers, 'x-long': 'x'.repeat(16_384) },
  }));
}

/** Sends only headers, because the declared length is sufficient. */
function tooLarge({ document }: Session, operation: OperationRow<string>): Probe {
  const length = document['x-gateway-limits'].requestBodyBytes + 1;
  return probe(
    operation,
    'with a body over the limit',
    { status: 413, mediaType: 'text/plain' },
    (request) => {
      const { body: _unsent, ...head } = request;
      return {
        ...head,
        headers: { ...head.headers, 'content-length': String(length) },
        patienceMs: 15_000,
      };
    },
  );
}

function unparsableJson(operation: OperationRow<string>): Probe[] {
  const bodies = { 'broken JSON': '{"model": ', 'JSON that is not an object': '[1]' };
  return Object.entries(bodies).map(([name, text]) =>
    probe(operation, `with ${name}`, plainText(400, UNPARSABLE), (request) => ({
      ...request,
      body: Buffer.from(text),
    })),
  );
}

function unparsableForms(operation: OperationRow<string>): Probe[] {
  return [
    probe(operation, 'with a form without a boundary', plainText(400, UNPARSABLE), (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'multipart/form-data' },
    })),
    probe(operation, 'with a truncated form', plainText(400, UNPARSABLE), (request) => ({
      ...request,
      body: (request.body ?? Buffer.alloc(0)).subarray(0, -20),
    })),
  ];
}

function mediaTypes(operation: OperationRow<string>, own: string): Probe[] {
  const other = own === 'application/json' ? 'text/plain' : 'application/json';
  return [
    probe(operation, `with a body of ${other}`, modelError(415), (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': other },
    })),
    probe(operation, 'with a body without a media type', modelError(415), (request) => {
      const { 'content-type': _left, ...headers } = request.headers;
      return { ...request, headers };
    }),
  ];
}

/** Values of different types. The probe sends the first one that the schema forbids. */
const WRONG_VALUES: readonly unknown[] = [
  7.5,
  'contract-check',
  true,
  { 'contract-check': 1 },
  [{}],
  [[7.5]],
  null,
];

/** One probe for each property that can be invalid, and for each required property. */
function invalidProperties(session: Session, operation: OperationRow<string>): Probe[] {
  const validator = session.requestValidator(operation, 'application/json');
  if (validator === null || (operation.gateway.capability !== null && modelOf(session, operation) === null))
    return [];
  const fields = exampleFields(session, operation);
  const schema = bodySchema(session, operation);
  // The gateway itself reads these. An invalid one is a 422.
  const names = Object.keys(schema['properties'] ?? {}).filter(
    (name) => name !== 'model' && name !== 'guardrails',
  );
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const invalid = (name: string, what: string, value: unknown): Probe => ({
    operationId: operation.operationId,
    name: `with ${name} ${what}`,
    request: (current) => exampleRequest(current, operation, { fields: { [name]: value } }),
    expected: modelError(400, name),
  });
  return [
    ...required.filter((name) => name !== 'model').map((name) => invalid(name, 'left out', undefined)),
    ...names.flatMap((name) => {
      const wrong = WRONG_VALUES.find((value) => !validator(structuredClone({ ...fields, [name]: value })));
      return wrong === undefined ? [] : [invalid(name, `of ${JSON.stringify(wrong)}`, wrong)];
    }),
  ];
}

function bodySchema({ document }: Session, { path, method }: OperationRow<string>): JsonSchema {
  const media = document.paths[path]?.[method]?.requestBody?.content['application/json'];
  return resolveSchema(document, media?.schema ?? {});
}
