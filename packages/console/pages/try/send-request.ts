import { sessionFetch } from '../../api/session.ts';
import { bodyOf, pathOf, type TryRequest } from './try-request.ts';

/** What has arrived of a response. */
export interface TryResult {
  status: number;
  contentType: string;
  requestId: string | null;
  costEur: string | null;
  deployment: string | null;
  model: string | null;
  firstByteMs: number;
  durationMs: number | null;
  /** Of JSON, text and events. */
  text: string;
  /** The data of each event, as it came. */
  events: readonly string[];
  /** Of audio and files. */
  blob: Blob | null;
}

/** More than this is not shown, and the reader learns so by the size. */
const MAX_EVENTS = 2_000;

/**
 * Sends a request to the API by way of the management, with the key of a project.
 *
 * @param onProgress gets each part of a stream
 */
export async function sendRequest(
  request: TryRequest,
  key: string,
  signal: AbortSignal,
  onProgress: (result: TryResult) => void,
): Promise<void> {
  const startedAtMs = performance.now();
  const body = bodyOf(request);
  const headers: Record<string, string> = { 'x-api-key': key };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const { method } = request.operation;
  const init = { method, headers, signal, ...(body === undefined ? {} : { body }) };
  const response = await sessionFetch(`/console/api${pathOf(request)}`, init);
  const result: TryResult = { ...headOf(response), firstByteMs: performance.now() - startedAtMs };
  onProgress(result);
  const passedMs = (): number => performance.now() - startedAtMs;
  if (result.contentType.startsWith('text/event-stream'))
    await readEvents(response, result, onProgress, passedMs);
  else if (/json|^text\/|subrip/.test(result.contentType))
    onProgress({ ...result, text: await response.text(), durationMs: passedMs() });
  else onProgress({ ...result, blob: await response.blob(), durationMs: passedMs() });
}

function headOf({ status, headers }: Response): Omit<TryResult, 'firstByteMs'> {
  return {
    status,
    contentType: headers.get('content-type') ?? '',
    requestId: headers.get('x-request-id'),
    costEur: headers.get('x-gateway-cost-eur'),
    deployment: headers.get('x-gateway-deployment'),
    model: headers.get('x-gateway-model'),
    durationMs: null,
    text: '',
    events: [],
    blob: null,
  };
}

async function readEvents(
  response: Response,
  head: TryResult,
  onProgress: (result: TryResult) => void,
  passedMs: () => number,
): Promise<void> {
  const events: string[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = frames.pop() ?? '';
    events.push(...frames.map(dataOf).filter((data) => data !== ''));
    onProgress({ ...head, events: events.slice(0, MAX_EVENTS), text: spokenText(events) });
  }
  onProgress({
    ...head,
    events: events.slice(0, MAX_EVENTS),
    text: spokenText(events),
    durationMs: passedMs(),
  });
}

function dataOf(frame: string): string {
  return frame
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

/** Joins the pieces of text of a stream of each format. */
function spokenText(events: readonly string[]): string {
  return events.map(pieceOf).join('');
}

/** The members that hold text in the events of chat completions, messages, responses and transcriptions. */
interface Event {
  choices?: { delta?: { content?: string | null } }[];
  delta?: string | { text?: string };
}

function pieceOf(data: string): string {
  if (!data.startsWith('{')) return '';
  try {
    const { choices, delta } = JSON.parse(data) as Event;
    if (typeof delta === 'string') return delta;
    return choices?.[0]?.delta?.content ?? delta?.text ?? '';
  } catch {
    return '';
  }
}
