import type { CapturedBody } from './captured-body.ts';
import type { Fault } from '../fault.ts';
import type { Secrets } from './secrets.ts';

/** Whose part of the exchange differs from the contract. */
export interface RecordedFault extends Fault {
  side: 'client' | 'server';
  /** Of a stream, counted from 0. */
  event?: number;
}

/** A fault as it is written to the file: without content unless that was requested. */
export interface WrittenFault {
  side: 'client' | 'server';
  where: string;
  event?: number;
  pointer: string;
  rule: string;
}

/** One exchange in the form of HAR 1.2; names that begin with `_` are the recorder's own. */
export interface Entry {
  startedDateTime: string;
  /** Milliseconds, as are all timings; -1 where there was none. */
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
    /** 0 where none came. */
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
  _faults: WrittenFault[];
  /** Events of a stream that passed. */
  _events?: number;
  /** Present where the exchange was not whole. */
  _ending?: string;
  _error?: string;
  /** What was not checked, and why. */
  _unchecked?: string[];
}

export interface NameAndValue {
  name: string;
  value: string;
}

export interface WrittenBody {
  text: string;
  encoding?: 'base64';
  /** Present where not all of the body is there. */
  _truncated?: true;
}

/**
 * The body without credentials, at most as many bytes as may be kept: as text where it is UTF-8, otherwise as base64.
 *
 * @param most bytes; 0 leaves the text empty
 */
export function writtenBody(captured: CapturedBody, most: number, secrets: Secrets): WrittenBody {
  if (most === 0) return { text: '', ...(captured.totalBytes > 0 ? { _truncated: true as const } : {}) };
  const bytes = captured.bytes();
  const isCut = !captured.isWhole || bytes.length > most;
  const kept = bytes.subarray(0, most);
  const truncated = isCut ? { _truncated: true as const } : {};
  const clean = (text: string): string => (isCut ? secrets.cutText(text) : secrets.text(text));
  try {
    // In stream mode a character that was cut at the end is no error.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(kept, { stream: isCut });
    return { text: clean(text), ...truncated };
  } catch {
    const text = Buffer.from(clean(kept.toString('latin1')), 'latin1').toString('base64');
    return { text, encoding: 'base64', ...truncated };
  }
}

export function writtenFault(
  { side, where, event, pointer, rule, text }: RecordedFault,
  showContent: boolean,
): WrittenFault {
  return { side, where, ...(event === undefined ? {} : { event }), pointer, rule: showContent ? text : rule };
}

/** `server, event 3 at /choices/0/delta: must be object (type)` */
export function faultLine(fault: RecordedFault, showContent: boolean): string {
  const { side, where, event, pointer, rule } = writtenFault(fault, showContent);
  const place = event === undefined ? where : `${where} ${event}`;
  return `${side}, ${place}${pointer === '' || showContent ? '' : ` at ${pointer}`}: ${rule}`;
}
