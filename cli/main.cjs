#!/usr/bin/env node
'use strict';

// `main.ts` is a link to this file: older releases of Node cannot load TypeScript, and must read this sentence instead.
if (Number(process.versions.node.split('.', 1)[0]) >= 24) {
  const isClient = Boolean(process.env.GATEWAY_URL);
  require('../server/launch/compile-cache.cjs').useCompileCache(isClient);
  const manifest = isClient ? 'client.json' : 'manifest.json';
  void import(require('../server/launch/bundle.cjs').bundled('cli', manifest) ?? './start.ts');
} else {
  process.stderr.write(
    `the gateway command needs Node 24 or later, this is ${process.versions.node}: npm run gateway has its own after npm install without --omit=dev\n`,
  );
  process.exitCode = 1;
}
