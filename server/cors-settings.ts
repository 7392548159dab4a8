import contractDocument from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import type { CorsSettings } from '../middleware/cors.ts';
import { Router } from './router.ts';

/** Returns the contract's settings for browsers, with the origins of the configuration. */
export function corsSettings(origins: CorsSettings['origins']): CorsSettings {
  const open = new Set(operations.filter(({ gateway }) => gateway.cors).map(({ path }) => path));
  const router = new Router(operations);
  const names = Object.keys(contractDocument.components.headers);
  return {
    origins,
    isOpen: (path) => open.has(path),
    methodsOf: (path) => methodsAt(router, path),
    exposed: names
      .filter((name) => !/^(access-control-.*|vary)$/i.test(name))
      .map((name) => name.toLowerCase()),
  };
}

/** Returns the methods of a path. No operation uses OPTIONS, so that the router lists the others. */
function methodsAt(router: Router, path: string): readonly string[] | null {
  const match = router.match('OPTIONS', path);
  return match.kind === 'unknown_method' ? match.allow : null;
}
