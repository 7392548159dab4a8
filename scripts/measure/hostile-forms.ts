import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestMedia } from '../test-bed/contract-document.ts';
import { BOUNDARY, MULTIPART_TYPE, multipartBody, type Part } from '../test-bed/multipart.ts';
import { exampleParts, exampleRequest } from '../test-bed/requests.ts';
import type { TestRequest } from '../test-bed/client.ts';
import { HOSTILE_VALUES, hostileSize } from './hostile-bodies.ts';

/** The parts that are added to the example of an operation. A new attack is a new row. */
type HostileForm = (operationId: OperationId) => Buffer;

const times = (text: string, spareBytes = 0): string =>
  text.repeat(Math.floor((hostileSize.bytes - spareBytes) / text.length));

/** A text field of the operation that is stored, checked or forwarded. */
function textField(operationId: OperationId): string {
  const prompts = operations.find((row) => row.operationId === operationId)?.gateway.prompts ?? [];
  return prompts.find((name) => !name.endsWith('[]')) ?? 'purpose';
}

function fileField(operationId: OperationId): string {
  return operations.find((row) => row.operationId === operationId)?.binaryParts[0] ?? 'file';
}

function withPart(operationId: OperationId, name: string, content: Part[1]): Buffer {
  const others = exampleParts(operationId).filter(([other]) => other !== name);
  return multipartBody([...others, [name, content]]);
}

const withText =
  (text: () => string): HostileForm =>
  (operationId) =>
    withPart(operationId, textField(operationId), text());

const withFile =
  (text: () => string): HostileForm =>
  (operationId) =>
    withPart(operationId, fileField(operationId), {
      filename: 'sample.bin',
      contentType: 'application/octet-stream',
      bytes: Buffer.from(text()),
    });

/** The example with a text in place of its end. */
const endingIn =
  (text: () => string): HostileForm =>
  (operationId) => {
    const form = multipartBody(exampleParts(operationId));
    const end = Buffer.byteLength(`--${BOUNDARY}--\r\n`);
    return Buffer.concat([form.subarray(0, form.length - end), Buffer.from(text())]);
  };

const disposition = (name: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;

export const HOSTILE_FORMS: Readonly<Record<string, HostileForm>> = {
  'a long text': withText(() => times('x')),
  'a text of two-byte characters': withText(() => times('é')),
  'a text of lists': withText(() => `[${times('[],', 4)}[]]`),
  'a text of line ends': withText(() => times('\r\n')),
  'a text of commas': withText(() => times(',')),
  'a file of line ends': withFile(() => times('\r\n')),
  'a file of dashes': withFile(() => times('-')),
  'a file of beginnings of the boundary': withFile(() => times(`\r\n--${BOUNDARY.slice(0, -1)}`)),
  'a file of short beginnings of the boundary': withFile(() => times('\r\n--')),
  'many texts': endingIn(() => times(`${disposition('x')}\r\n\r\n\r\n`)),
  'many files': endingIn(() => times(`${disposition('file')}; filename="a"\r\n\r\n\r\n`)),
  'many empty parts': endingIn(() => times(`--${BOUNDARY}\r\n`)),
  'a long name': endingIn(() => `${disposition(times('n'))}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
  'a long file name': endingIn(
    () => `${disposition('file')}; filename="${times('é')}"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  ),
  'many parameters of a name': endingIn(() => `${disposition('x')}${times('; a="b"')}\r\n\r\nx\r\n`),
  'many header lines': endingIn(() => `${disposition('x')}\r\n${times('a: b\r\n')}\r\nx\r\n`),
  'a part without an end': endingIn(() => `${disposition('x')}\r\n\r\n${times('x')}`),
};

/** Every operation that takes a form. */
export const FORM_OPERATIONS: readonly OperationId[] = operations
  .map(({ operationId }) => operationId)
  .filter((operationId) => requestMedia(operationId)?.mediaType === 'multipart/form-data');

/** The only JSON text field, which identifies a document. */
export function hostileDocument(value: string): Buffer {
  const parts = exampleParts('createOcr').filter(([name]) => name !== 'file');
  return multipartBody([...parts, ['document', HOSTILE_VALUES[value]?.() ?? '']]);
}

/** Almost the largest size of request headers. */
const LINE_CHARACTERS = 7_500;
const lineOf = (text: string): string => text.repeat(Math.floor(LINE_CHARACTERS / text.length));

/** Expensive request headers. */
export const HOSTILE_HEADS: Readonly<Record<string, (request: TestRequest) => TestRequest>> = {
  'many parameters': (request) => ({ ...request, path: `${request.path}?${lineOf('a&')}` }),
  'many values of one parameter': (request) => ({
    ...request,
    path: `${request.path}?${lineOf('limit=1&')}`,
  }),
  'many brackets in parameters': (request) => ({ ...request, path: `${request.path}?a${lineOf('[b]')}=1` }),
  'many escapes in the path': (request) => ({ ...request, path: `${request.path}${lineOf('%2e')}` }),
  'many slashes in the path': (request) => ({ ...request, path: `${request.path}${lineOf('/')}` }),
  'many commas in a header': (request) => ({
    ...request,
    headers: { ...request.headers, accept: lineOf('a,'), 'accept-language': lineOf(';q=') },
  }),
};

/** Every operation that takes no body. */
export const BODILESS_OPERATIONS: readonly OperationId[] = operations
  .map(({ operationId }) => operationId)
  .filter((operationId) => requestMedia(operationId) === null);

/** The operation's example with another body. */
export function formRequest(operationId: OperationId, key: string, body: Buffer): TestRequest {
  const request = exampleRequest(operationId, { key });
  const headers = {
    ...request.headers,
    'content-type': MULTIPART_TYPE,
    'content-length': String(body.length),
  };
  return { ...request, headers, body };
}
