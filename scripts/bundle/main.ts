import process from 'node:process';

/** `npm run bundle`, which `npm install` runs through `prepare.cjs`: joins the server's modules, and writes the console. */
try {
  const { writeBundle } = await import('./write-bundle.ts');
  const { name, modules, bytes } = await writeBundle();
  process.stdout.write(`bundle ${name}: ${modules} modules, ${(bytes / 1e6).toFixed(1)} MB\n`);
  const { writeConsole } = await import('./write-console.ts');
  process.stdout.write(`console: ${((await writeConsole()) / 1e3).toFixed(0)} KB compressed\n`);
} catch (error) {
  process.stderr.write(`the bundle of the server or the console was not written: ${String(error)}\n`);
  if (process.env['npm_lifecycle_event'] !== 'prepare') process.exitCode = 1;
}
