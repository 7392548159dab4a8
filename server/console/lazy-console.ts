import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hasValidToken } from '../../management/tokens.ts';
import type { ConsoleOptions } from './console.ts';
import { hasConsoleCookie } from './session-cookie.ts';

/** Written by `npm run bundle`. */
const ASSETS = new URL('../../node_modules/.cache/console/', import.meta.url);

export type LazyConsoleOptions = Omit<ConsoleOptions, 'assets'> & { assets?: URL | undefined };

const PATH = /^\/console(?:\/|$)/;

/** Loads the console when it is first requested while a token exists, or a sign-in is configured. Until then it is not there. */
export function lazyConsole({ assets = ASSETS, ...options }: LazyConsoleOptions): RequestHandler {
  let loaded: Promise<RequestHandler> | null = null;
  const isOpen = async (): Promise<boolean> =>
    (await hasValidToken(options.store.database)) || (await options.readSignIn()) !== null;
  return async function openConsole(request: Request, response: Response, next: NextFunction) {
    const isOwnPath = PATH.test(request.path);
    if (!isOwnPath && !hasConsoleCookie(request)) return next();
    if (isOwnPath && !(await isOpen())) return next();
    loaded ??= import('./console.ts')
      .then(({ createConsole }) => createConsole({ ...options, assets }))
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    const handle = await loaded;
    await handle(request, response, next);
  };
}
