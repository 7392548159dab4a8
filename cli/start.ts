import { runGateway } from './run.ts';

// A reader that closes the pipe early, such as `head`, is not a failure.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runGateway(process.argv.slice(2), {
  environment: process.env,
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  screenSize: () => {
    const { isTTY, columns, rows } = process.stdout;
    return isTTY ? { columns, rows } : null;
  },
});
