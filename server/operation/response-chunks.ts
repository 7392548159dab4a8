import type { ServerResponse } from 'node:http';

/** How the texts of a response are written. */
export interface ResponseChunks {
  /** Returns the bytes of one text, as a text. */
  of(text: string): string;
  /** What ends the response. */
  readonly end: string;
}

/** The coding of RFC 9112, section 7.1. A chunk without bytes would end the response. */
const CHUNKED: ResponseChunks = {
  of: (text) => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`),
  end: '0\r\n\r\n',
};
/** For clients of HTTP/1.0, whose responses end with the connection. */
const WHOLE: ResponseChunks = { of: (text) => text, end: '' };

/**
 * Takes over the chunked coding of a response, whose head must have been written. Node passes each chunk to the system as four pieces
 * (its size, a line break, the text, a line break), and one text takes less time (decision 146).
 */
export function takeOverChunks(response: ServerResponse): ResponseChunks {
  if (!response.chunkedEncoding) return WHOLE;
  response.chunkedEncoding = false;
  return CHUNKED;
}
