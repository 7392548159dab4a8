import type { Plugin } from 'esbuild';

/**
 * Lets commander load the modules of Node that it needs for few commands when it uses them. The first `require` of such a module makes
 * all of its properties, of which some are costly: a third of the start of a command.
 */
export function lazyBuiltins(): Plugin {
  return {
    name: 'lazy-builtins',
    setup(build) {
      build.onResolve({ filter: /^node:(process|child_process|fs)$/ }, ({ importer, path }) =>
        /[\\/]node_modules[\\/]commander[\\/]/.test(importer)
          ? { path, namespace: 'lazy-builtin' }
          : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'lazy-builtin' }, ({ path }) => ({
        contents: contentsOf(path),
      }));
    },
  };
}

function contentsOf(path: string): string {
  if (path === 'node:process') return 'module.exports = globalThis.process;';
  return `module.exports = new Proxy({}, { get: (_target, name) => process.getBuiltinModule('${path}')[name] });`;
}
