import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '../../generated/contract.ts';
import { startInstalled } from '../check/installed-gateway.ts';
import { openClient } from './client.ts';
import { mediaStops, streamedMediaStops } from './media-stops.ts';
import { streamedTextStops, textStops, type Stop } from './text-stops.ts';
import { Visit } from './visit.ts';
import { ownGatewaySettings } from '../test-bed/gateway-settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAVED = join(ROOT, 'reports/tour');

/** Every operation of the contract. A missing stop does not compile. */
const stops: Record<OperationId, Stop> = { ...textStops, ...mediaStops };

/**
 * Calls every operation of a new gateway with the generated SDK, prints the responses and saves generated files. `--short` skips
 * streaming calls. `GATEWAY_TOUR_URL` and `GATEWAY_TOUR_KEY` select a running gateway. Exits with 1 when a call fails or its response
 * is invalid.
 */
async function main(): Promise<void> {
  const isShort = process.argv.includes('--short');
  const folder = mkdtempSync(join(tmpdir(), 'gateway-tour-'));
  try {
    const gateway = await gatewayToVisit(folder);
    try {
      const client = await openClient(folder, gateway.address, gateway.key);
      const failed = await visitAll(new Visit(client, SAVED), isShort);
      process.exitCode = failed === 0 ? 0 : 1;
    } finally {
      await gateway.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function gatewayToVisit(
  folder: string,
): Promise<{ address: string; key: string; stop: () => Promise<void> }> {
  const { GATEWAY_TOUR_URL: address, GATEWAY_TOUR_KEY: key } = process.env;
  if (address !== undefined && key !== undefined) return { address, key, stop: () => Promise.resolve() };
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('GATEWAY_'),
  );
  return startInstalled(ROOT, {
    ...Object.fromEntries(kept),
    GATEWAY_DATA_DIR: join(folder, 'data'),
    ...ownGatewaySettings,
    GATEWAY_LOG_LEVEL: 'warn',
  });
}

async function visitAll(visit: Visit, isShort: boolean): Promise<number> {
  const streamed = isShort ? {} : { ...streamedTextStops, ...streamedMediaStops };
  let failed = 0;
  for (const [name, stop] of Object.entries({ ...stops, ...streamed })) {
    const startedAtMs = performance.now();
    const result = await stop(visit).catch((error: unknown) => {
      failed += 1;
      return `FAILED: ${described(error)}`;
    });
    const ms = Math.round(performance.now() - startedAtMs);
    process.stdout.write(`${name.padEnd(34)} ${String(ms).padStart(6)} ms  ${result}\n`);
  }
  const count = Object.keys(stops).length;
  process.stdout.write(failed === 0 ? `\nall ${count} operations succeeded\n` : `\n${failed} calls failed\n`);
  return failed;
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return 'not an Error';
  const body = 'body' in error ? ` ${JSON.stringify(error.body)}` : '';
  return `${error.message}${body}`;
}

await main();
