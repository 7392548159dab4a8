import type { CapturedBody } from './captured-body.ts';
import type { Finding } from '../finding.ts';
import type { Secrets } from './secrets.ts';

/** A finding in the messages of the client or of the server. */
export interface RecordedFinding extends Finding {
  side: 'client' | 'server';
  /** Index of the event in a stream. */
  event?: number;
}

/** A finding as written to the file, without content unless requested. */
export interface WrittenFinding {
  side: 'client' | 'server';
  where: string;
  event?: number;
  pointer: string;
  rule: string;
}

/** An exchange in the form of HAR 1.2. Names with a leading `_` are extensions of the recorder. */
export interface Entry {
  startedDateTime: string;
  /** In milliseconds, like all timings. -1 when unknown. */
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: NameAndValue[];
    queryString: NameAndValue[];
    postData?: WrittenBody & { mimeType: string };
    headersSize: -1;
    bodySize: number;
  };
  response: {
    /** 0 without a response. */
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: NameAndValue[];
    content: WrittenBody & { size: number; mimeType: string };
    redirectURL: string;
    headersSize: -1;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  _operation: string | null;
  _findings: WrittenFinding[];
  /** Number of events of a stream. */
  _events?: number;
  /** Present when the exchange is incomplete. */
  _ending?: string;
  _error?: string;
  /** The parts that were not checked, and why. */
  _unchecked?: string[];
}

export interface NameAndValue {
  name: string;
  value: string;
}

export interface WrittenBody {
  text: string;
  encoding?: 'base64';
  /** Present when the text is not the complete body. */
  _truncated?: true;
}

/**
 * Converts a body for the file, without credentials: as text when it is UTF-8, and as base64 otherwise.
 *
 * @param maxBytes maximum bytes to write; 0 leaves the text empty
 */
export function writtenBody(captured: CapturedBody, maxBytes: number, secrets: Secrets): WrittenBody {
  if (maxBytes === 0) return { text: '', ...(captured.totalBytes > 0 ? { _truncated: true as const } : {}) };
  const bytes = captured.bytes();
  const isCut = !captured.isComplete || bytes.length > maxBytes;
  const kept = bytes.subarray(0, maxBytes);
  const truncated = isCut ? { _truncated: true as const } : {};
  const clean = (text: string): string => (isCut ? secrets.cutText(text) : secrets.text(text));
  try {
    // In stream mode a truncated character at the end is not an error.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(kept, { stream: isCut });
    return { text: clean(text), ...truncated };
  } catch {
    const text = Buffer.from(clean(kept.toString('latin1')), 'latin1').toString('base64');
    return { text, encoding: 'base64', ...truncated };
  }
}

export function writtenFinding(
  { side, where, event, pointer, rule, text }: RecordedFinding,
  showContent: boolean,
): WrittenFinding {
  return { side, where, ...(event === undefined ? {} : { event }), pointer, rule: showContent ? text : rule };
}

/** `server, event 3 at /choices/0/delta: must be object (type)` */
export function findingLine(finding: RecordedFinding, showContent: boolean): string {
  const { side, where, event, pointer, rule } = writtenFinding(finding, showContent);
  const place = event === undefined ? where : `${where} ${event}`;
  return `${side}, ${place}${pointer === '' || showContent ? '' : ` at ${pointer}`}: ${rule}`;
}
