/**
 * How the upstream responds to one request. `good` follows the format. The others are failures of real servers.
 */
export type Behaviour =
  | { kind: 'good' }
  /** An error status; its text contains what must not reach a client. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string; contentType?: string }
  /** 200 with any body. A declared length that exceeds the body makes the response truncated. */
  | { kind: 'body'; contentType: string; body: string | Uint8Array; declaredBytes?: number }
  | { kind: 'reset'; when: 'before_headers' | 'mid_body' }
  | { kind: 'stall'; when: 'before_headers' | 'mid_body' }
  /** A stream that never reaches its content: only the first event, or only comments. */
  | { kind: 'no_content'; sends: 'first_event' | 'comments' }
  /** A clean end before the stream's last events. */
  | { kind: 'end_early' }
  | { kind: 'malformed_event' }
  /** An error as the first event, under status 200. */
  | { kind: 'error_event_first' }
  /** Endless chunks, until the connection closes. */
  | { kind: 'drip'; intervalMs: number }
  | { kind: 'gigantic_frame'; sizeBytes: number }
  /** A good stream, framed in another way that the SSE standard allows. */
  | { kind: 'framing'; style: 'crlf' | 'no_space' | 'single_bytes' | 'comments' };

/** Parts of an upstream's error text that clients must not see. */
export const LEAKED_KEY = 'sk-upstream-0123456789abcdefSECRET';
export const LEAKED_ADDRESS = 'http://10.1.2.3:8000/v1';

/** Failures that are 502 for a non-streaming request. */
export const brokenAnswers: Readonly<Record<string, Behaviour>> = {
  'a reset before the headers': { kind: 'reset', when: 'before_headers' },
  'a reset in the body': { kind: 'reset', when: 'mid_body' },
  'a body that is no JSON': { kind: 'body', contentType: 'application/json', body: '{"choices": [' },
  'a JSON array': { kind: 'body', contentType: 'application/json', body: '[1, 2]' },
  'JSON of another shape': { kind: 'body', contentType: 'application/json', body: '{"surprise":true}' },
  'a page of HTML': { kind: 'body', contentType: 'text/html', body: '<html><body>Welcome</body></html>' },
  'fewer bytes than announced': {
    kind: 'body',
    contentType: 'application/json',
    body: '{"a":1}',
    declaredBytes: 500,
  },
  'status 401': { kind: 'status', status: 401 },
  'status 403': { kind: 'status', status: 403 },
  'status 404': { kind: 'status', status: 404 },
  'status 500': { kind: 'status', status: 500 },
};

export function upstreamErrorBody(): string {
  const message = `Incorrect API key ${LEAKED_KEY} for ${LEAKED_ADDRESS}: temperature is too high`;
  return JSON.stringify({
    error: { message, type: 'invalid_request_error', param: 'temperature', code: null },
  });
}
