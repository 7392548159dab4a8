'use strict';

// `npm install` runs this file. It is no TypeScript, because the Node of a production installation may be too old for it.
const NEEDED = 24;

function reason() {
  if (Number(process.versions.node.split('.', 1)[0]) < NEEDED)
    return `this is Node ${process.versions.node}, and the gateway needs Node ${NEEDED} or later (npm install without --omit=dev brings its own)`;
  try {
    require.resolve('esbuild');
    return null;
  } catch {
    return 'the packages for development are not installed, so that the gateway starts from its modules, a little more slowly';
  }
}

const missing = reason();
if (missing === null) void import('./main.ts');
else process.stdout.write(`no bundle was written: ${missing}\n`);
