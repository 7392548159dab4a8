import process from 'node:process';

/** `npm run bundle`, which `npm install` runs through `prepare.cjs`: joins the server's modules. */
try {
  const { writeBundle } = await import('./write-bundle.ts');
  const { name, modules, bytes } = await writeBundle();
  process.stdout.write(`bundle ${name}: ${modules} modules, ${(bytes / 1e6).toFixed(1)} MB\n`);
} catch (error) {
  process.stderr.write(`no bundle was written, so the gateway starts more slowly: ${String(error)}\n`);
  if (process.env['npm_lifecycle_event'] !== 'prepare') process.exitCode = 1;
}
