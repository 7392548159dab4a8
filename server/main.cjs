'use strict';

// `main.ts` is a link to this file: older releases of Node cannot load TypeScript, and must read this sentence instead.
if (Number(process.versions.node.split('.', 1)[0]) >= 24) {
  require('./launch/tick-shape.cjs').keepTickShape();
  require('./launch/compile-cache.cjs').useCompileCache();
  void import(require('./launch/bundle.cjs').bundled('server') ?? './start.ts');
} else {
  process.stderr.write(
    `the gateway needs Node 24 or later, this is ${process.versions.node}: npm start has its own after npm install without --omit=dev\n`,
  );
  process.exitCode = 1;
}
