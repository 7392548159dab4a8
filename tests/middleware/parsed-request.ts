import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A request as Node's parser leaves it: names in lower case, and of single headers the first. */
export function requestOf(rawHeaders: readonly [string, string][], httpVersion = '1.1'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = '/v1/models';
  request.httpVersion = httpVersion;
  request.rawHeaders = rawHeaders.flat();
  for (const [name, value] of rawHeaders) request.headers[name.toLowerCase()] ??= value;
  return request;
}
