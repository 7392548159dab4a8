import { sessionFetch } from '../../api/session.ts';
import { EventCollector } from './event-collector.ts';
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
  /** The data of the first events, as it came. */
  events: readonly string[];
  /** The number of all events. */
  eventCount: number;
  /** Of audio and files. */
  blob: Blob | null;
}

/**
 * Sends a request to the API by way of the management, with the key of a project.
 *
 * @param onProgress gets what has arrived of a stream, once a frame
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
    eventCount: 0,
    blob: null,
  };
}

/** Shows what has arrived once a frame, which a hidden page does not draw, and all of it at the end. */
async function readEvents(
  response: Response,
  head: TryResult,
  onProgress: (result: TryResult) => void,
  passedMs: () => number,
): Promise<void> {
  const collector = new EventCollector();
  let frame: number | null = null;
  let durationMs: number | null = null;
  const show = (): void => {
    frame = null;
    const { events, count, text } = collector;
    onProgress({ ...head, events: [...events], eventCount: count, text, durationMs });
  };
  try {
    for await (const chunk of response.body ?? []) {
      collector.add(chunk);
      frame ??= requestAnimationFrame(show);
    }
    durationMs = passedMs();
  } finally {
    if (frame !== null) cancelAnimationFrame(frame);
    show();
  }
}
