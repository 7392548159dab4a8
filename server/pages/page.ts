import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

interface LoadedPage {
  plain: Buffer;
  compressed: Buffer;
  tag: string;
}

const compress = promisify(gzip);

async function loaded(load: () => Promise<Buffer>): Promise<LoadedPage> {
  const plain = await load();
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, compressed: await compress(plain), tag: `"${hash}"` };
}

export type CreatePage = (
  contentType: string,
  load: () => Promise<Buffer>,
  source?: () => unknown,
) => RequestHandler;

/**
 * Returns a function that creates the handler of a page with these headers. The page is loaded and compressed at its first request, and not sent again
 * to a browser that has it. `source` returns what the page is created from; the page is created again when it changes
 */
export function createPage(policy: Readonly<Record<string, string>>): CreatePage {
  return (contentType, load, source = () => null) => {
    let found: Promise<LoadedPage> | null = null;
    let foundFrom: unknown = null;
    return async function sendPage(request: Request, response: Response): Promise<void> {
      const from = source();
      if (from !== foundFrom) found = null;
      foundFrom = from;
      found ??= loaded(load).catch((error: unknown) => {
        found = null;
        throw error;
      });
      const { plain, compressed, tag } = await found;
      const headers = {
        ...policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag: tag,
      };
      if (request.headers['if-none-match']?.includes(tag) === true) {
        response.writeHead(304, headers).end();
        return;
      }
      const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
        request.headers['accept-encoding'] ?? '',
      );
      const body = isCompressed ? compressed : plain;
      response.writeHead(200, {
        ...headers,
        'content-type': contentType,
        'content-length': body.length,
        ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
  };
}
