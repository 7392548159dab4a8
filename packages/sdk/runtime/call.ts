import { Download } from './download.ts';
import { UnexpectedResponseError } from './errors.ts';
import { openStream } from './event-stream.ts';
import { asksForEvents, type CallInput, type OperationDescription } from './operation.ts';
import { nextPage, PagePromise, type Page, type PageParameters } from './pages.ts';
import { ResponsePromise, StreamPromise, type Received } from './response-promise.ts';
import type { Arrived, CallOptions, Transport } from './transport.ts';

/** Media types that are read as text. All others are downloads. */
const TEXT = /^text\/|json$|subrip$/;

/** Sends a request. The result is a JSON value, a string, a download, or a stream of events when requested. */
export function call<Result>(
  transport: Transport,
  operation: OperationDescription,
  input: CallInput,
  options: CallOptions = {},
): ResponsePromise<Result> {
  // The signature of the method defines the type of the result.
  if (asksForEvents(operation, input.body))
    return stream(transport, operation, input, options) as unknown as ResponsePromise<Result>;
  return new ResponsePromise(receive<Result>(transport, operation, input, options));
}

/** Sends a request for events, independent of the body. */
export function stream<Event>(
  transport: Transport,
  operation: OperationDescription,
  input: CallInput,
  options: CallOptions = {},
): StreamPromise<Event> {
  const body = { ...input.body, ...operation.stream?.when };
  const open = async () => {
    const arrived = await transport.send(operation, { ...input, body }, 'text/event-stream', options);
    return { data: await openStream<Event>(operation, arrived), response: arrived.response };
  };
  return new StreamPromise(open());
}

/** Requests a list that may have further pages. */
export function page<Item, Result extends Page<Item>>(
  transport: Transport,
  operation: OperationDescription,
  parameters: PageParameters = {},
  options: CallOptions = {},
): PagePromise<Item, Result> {
  return new PagePromise<Item, Result>(
    receivePage<Result>(transport, operation, parameters, options),
    (received) => {
      const next = nextPage(received, parameters) ?? null;
      return next === null ? null : page<Item, Result>(transport, operation, next, options);
    },
  );
}

/** Receives a page. Throws when it is no list, or when it does not lead to a further page that it has. */
async function receivePage<Result extends Page<unknown>>(
  transport: Transport,
  operation: OperationDescription,
  parameters: PageParameters,
  options: CallOptions,
): Promise<Received<Result>> {
  const received = await receive<Result | null>(transport, operation, { parameters }, options);
  const { data, response } = received;
  // A proxy or another server may send another form than the contract says.
  if (data === null || !Array.isArray(data.data) || nextPage(data, parameters) === undefined)
    throw new UnexpectedResponseError(operation.id, response, JSON.stringify(data));
  return { data, response };
}

async function receive<Result>(
  transport: Transport,
  operation: OperationDescription,
  input: CallInput,
  options: CallOptions,
): Promise<Received<Result>> {
  const accept = operation.accept.length === 0 ? '*/*' : operation.accept.join(', ');
  const arrived = await transport.send(operation, input, accept, options);
  // The contract defines the type of this response.
  return { data: (await readBody(operation, arrived)) as Result, response: arrived.response };
}

async function readBody(operation: OperationDescription, arrived: Arrived): Promise<unknown> {
  const { response, clock } = arrived;
  const type = (response.headers.get('content-type') ?? '').replace(/\s*;.*/, '').toLowerCase();
  const expected = isExpected(operation.accept, type);
  if (expected && type !== '' && !TEXT.test(type)) return new Download(arrived);
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw clock.explain(cause);
  } finally {
    clock.finish();
  }
  if (operation.accept.length === 0) return undefined;
  if (!expected) throw new UnexpectedResponseError(operation.id, response, text);
  return type.endsWith('json') ? parsed(operation, response, text) : text;
}

/** Whether a media type can be a download. An HTML page or a text in its place is not one. */
function isExpected(accept: readonly string[], type: string): boolean {
  if (accept.includes(type)) return true;
  return !TEXT.test(type) && type !== '' && accept.some((one) => !TEXT.test(one));
}

function parsed(operation: OperationDescription, response: Response, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnexpectedResponseError(operation.id, response, text);
  }
}
