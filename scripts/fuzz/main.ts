import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makeCase } from './fuzz-case.ts';
import { FuzzRun } from './fuzz-run.ts';
import { startFuzzedGateway } from './fuzzed-gateway.ts';

const SHOWN_CHARACTERS = 3_000;

/**
 * `npm run fuzz -- --seconds 60 --seed 1`: sends changed, damaged and half-sent requests of every operation to a gateway, and holds
 * every response to the contract. Without a seed each run has its own. `--case 17` shows and sends only that case of the seed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      case: { type: 'string' },
    },
  });
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new Error('--seconds and --seed are numbers');
  const fuzzed = await startFuzzedGateway();
  try {
    const run = new FuzzRun(fuzzed, seed);
    if (values.case === undefined) await run.forSeconds(seconds);
    else {
      const { bytes, ...rest } = makeCase(fuzzed.sessions, seed, Number(values.case));
      process.stdout.write(`${JSON.stringify(rest)}\n${JSON.stringify(bytes.slice(0, SHOWN_CHARACTERS))}\n`);
      await run.one(Number(values.case));
    }
    await run.finish();
    process.stdout.write(run.report());
    process.exitCode = run.findings.size === 0 ? 0 : 1;
  } finally {
    await fuzzed.close();
  }
}

await main();
