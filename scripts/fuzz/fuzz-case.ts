import type { OperationRow } from '../../contract/operation.ts';
import {
  exampleFields,
  exampleRequest,
  partsOf,
} from '../../packages/contract-tools/checks/black-box/example-requests.ts';
import type { Session } from '../../packages/contract-tools/checks/black-box/session.ts';
import { chooseDelivery, type Delivery } from './delivery.ts';
import { changedForm } from './form-body.ts';
import { framed } from './framing.ts';
import { changedHead } from './head.ts';
import { changedJson } from './json-body.ts';
import { Random } from './random.ts';

/** One request of the fuzzer. */
export interface FuzzCase {
  operationId: string;
  method: string;
  target: string;
  /** One character a byte. */
  bytes: string;
  /** Whether these are one complete HTTP/1.1 request. */
  isComplete: boolean;
  delivery: Delivery;
}

/** Makes the case of a seed and a number. It is the same for the same sessions. */
export function makeCase(sessions: readonly Session[], seed: number, number: number): FuzzCase {
  const random = new Random(seed, number);
  const session = random.pick(sessions);
  const operation = random.pick(session.contract.operations);
  const request = exampleRequest(session, operation, {
    key: chooseKey(session, random),
    path: chooseIds(session, operation, random),
  });
  const body = changedBody(session, operation, random);
  const headers = { ...request.headers, ...(body === null ? {} : { 'content-type': body.contentType }) };
  const head = changedHead({ ...request, headers }, random);
  const { bytes, isComplete } = framed(head, session.target.host, body?.text ?? null, random);
  const { method, target } = head;
  return {
    operationId: operation.operationId,
    method,
    target,
    bytes,
    isComplete,
    delivery: chooseDelivery(random),
  };
}

function chooseKey({ keys }: Session, random: Random): string | null {
  if (random.isLikely(0.9)) return keys.full;
  return random.pick([
    null,
    '',
    'gw_unknown',
    keys.revoked ?? null,
    keys.narrowed ?? null,
    keys.exhausted ?? null,
  ]);
}

/** Values of path parameters: mostly those of existing objects. */
function chooseIds(
  { ids }: Session,
  { method }: OperationRow<string>,
  random: Random,
): Readonly<Record<string, string>> {
  // Objects that one case deletes would be missing in the others.
  if (method !== 'delete' && random.isLikely(0.6)) return Object.fromEntries(ids);
  const id = random.pick([
    '0',
    '-',
    'null',
    '__proto__',
    '0199f3c2-7a51-7c3e-9d0b-000000000000',
    'resp_',
    'a/b',
    '\u00fc',
  ]);
  return { file_id: id, response_id: id, model: id };
}

function changedBody(
  session: Session,
  operation: OperationRow<string>,
  random: Random,
): { contentType: string; text: string } | null {
  const [mediaType] = Object.keys(operation.request);
  // Bodies of operations that have none, and requests without a body.
  if (mediaType === undefined)
    return random.isLikely(0.9) ? null : { contentType: 'application/json', text: '{"a":1}' };
  if (random.isLikely(0.03)) return null;
  const fields = exampleFields(session, operation);
  if (mediaType !== 'application/json') {
    const { contentType, body } = changedForm(partsOf(operation, fields), random);
    return { contentType, text: body };
  }
  const streamed = random.isLikely(0.3) ? { ...fields, stream: true } : fields;
  const text = changedJson(streamed, random);
  return {
    contentType: mediaType,
    text: random.isLikely(0.97) ? Buffer.from(text).toString('latin1') : text,
  };
}
