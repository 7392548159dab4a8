import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import type { GatewayControl } from '../../management/gateway-control.ts';
import type { RouteQuery } from './routing-views.ts';

/** The routing of this gateway's processes. */
export type AdminRouting = Pick<GatewayControl, 'deployments' | 'route'>;

const MAX_BYTES = 64 * 1024;

/** Sends the views of the processes as JSON, without those that do not respond. */
export async function sendDeployments(response: ServerResponse, routing: AdminRouting): Promise<void> {
  sendJson(response, 200, { processes: await routing.deployments() });
}

/** Sends the route that a request would take, without sending the request. The query is JSON. */
export async function sendRoute(
  request: IncomingMessage,
  response: ServerResponse,
  routing: AdminRouting,
): Promise<void> {
  const text = await readText(request);
  if (text === null) return sendJson(response, 413, { error: `the body has more than ${MAX_BYTES} bytes` });
  const query = parseQuery(text);
  if (query === null)
    return sendJson(response, 400, {
      error:
        'the body must be {"model": string, "headers"?: {name: string}, "body"?: object, "stream"?: boolean, "project_id"?: string}',
    });
  const processes = await routing.route(query);
  sendJson(response, 200, { processes });
}

/** Reads the body; null when it is too large. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isTooLong = false;
  // No encoding is set, so chunks are buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    isTooLong ||= bytes > MAX_BYTES;
    // The rest is read and dropped; otherwise the client would not get the response.
    if (!isTooLong) chunks.push(chunk);
  }
  return isTooLong ? null : Buffer.concat(chunks).toString('utf8');
}

function parseQuery(text: string): RouteQuery | null {
  const value = recordIn(text);
  if (value === null) return null;
  const { model, headers = {}, body = {}, stream = true, project_id: projectId = null } = value;
  if (typeof model !== 'string' || model === '' || typeof stream !== 'boolean') return null;
  if (!isRecord(headers) || !isRecord(body) || (projectId !== null && typeof projectId !== 'string'))
    return null;
  const named = new Map<string, string>();
  for (const [name, header] of Object.entries(headers)) {
    if (typeof header !== 'string') return null;
    named.set(name.toLowerCase(), header);
  }
  return { model, headers: Object.fromEntries(named), body, stream, projectId };
}

/** Parses a JSON object; null for other text. */
function recordIn(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(`${JSON.stringify(value)}\n`);
}
