import { operations, responseHeaders } from '../../generated/operations.ts';
import type { CorsSettings } from '../../middleware/cors.ts';
import { Router } from './router.ts';

/** Returns the contract's settings for browsers, with the origins of the configuration. */
export function corsSettings(origins: CorsSettings['origins']): CorsSettings {
  const router = new Router(operations);
  return {
    origins,
    open: new Set(operations.filter(({ gateway }) => gateway.cors).map(({ path }) => path)),
    methodsOf: (path) => methodsAt(router, path),
    exposed: responseHeaders
      .filter((name) => !/^(access-control-.*|vary)$/i.test(name))
      .map((name) => name.toLowerCase()),
  };
}

/** Returns the methods of a path. No operation uses OPTIONS, so the router lists the others. */
function methodsAt(router: Router, path: string): readonly string[] | null {
  const match = router.match('OPTIONS', path);
  return match.kind === 'unknown_method' ? match.allow : null;
}
