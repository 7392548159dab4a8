import type { Plugin } from 'esbuild';

/**
 * Leaves packages that are imported dynamically where they are: they are loaded only where they are used, and Node finds the names
 * that CommonJS packages export, which a bundled import would not.
 */
export function lazyPackages(): Plugin {
  return {
    name: 'lazy-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}
