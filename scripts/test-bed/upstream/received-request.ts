import type { IncomingMessage } from 'node:http';
import type { JsonFields } from '../replies/scores.ts';

/** One request as the upstream received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The JSON body, or the text fields of a multipart one. */
  readonly fields: JsonFields;
  /** The number of parts of a multipart body. */
  readonly partCount: number;
  readonly model: string;
  /** Whether its response has reached the piece that drips. */
  isDripping: boolean;
  /** Pieces of the response written so far. */
  piecesWritten: number;
  /**
   * Pieces that had been written when the client disconnected; null before that, and after a complete response.
   */
  piecesBeforeAbort: number | null;
}

export async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // No encoding was set, so chunks are buffers.
  const body = Buffer.concat(chunks);
  const { fields, partCount } = readFields(request.headers['content-type'] ?? '', body);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body,
    fields,
    partCount,
    model: typeof fields['model'] === 'string' ? fields['model'] : '',
    isDripping: false,
    piecesWritten: 0,
    piecesBeforeAbort: null,
  };
}

function readFields(contentType: string, body: Buffer): { fields: JsonFields; partCount: number } {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary !== undefined) return readParts(body.toString('latin1'), boundary);
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    // Only records of unknowns are read from it.
    if (typeof value === 'object' && value !== null) return { fields: value as JsonFields, partCount: 0 };
  } catch {
    // A body that is not JSON has no fields. Tests read its bytes.
  }
  return { fields: {}, partCount: 0 };
}

/** Parses multipart bodies of the form that the gateway writes. */
function readParts(text: string, boundary: string): { fields: JsonFields; partCount: number } {
  const parts = text.split(`--${boundary}`).slice(1, -1);
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const headEnd = part.indexOf('\r\n\r\n');
    const head = part.slice(0, headEnd);
    const name = /name="([^"]*)"/.exec(head)?.[1];
    if (name === undefined || /filename/.test(head)) continue;
    fields[name] = Buffer.from(part.slice(headEnd + 4, -2), 'latin1').toString('utf8');
  }
  return { fields, partCount: parts.length };
}
