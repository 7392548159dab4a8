import { Scene } from './scene.ts';
import { tasks } from './tasks.ts';
import { makeTraffic } from './traffic.ts';

const AIM_SECONDS = 10;

/**
 * `npm run ten-tasks`: what operators do most, over the management, on two replicas with PostgreSQL of which one is killed. Checks the
 * result of each task and prints its time. Exits with 1 when a result is wrong; the times decide nothing.
 */
async function main(): Promise<void> {
  await using scene = await Scene.start();
  const traffic = await makeTraffic(scene);
  const startedAtMs = performance.now();
  for (const { name, run } of tasks) {
    const taskAtMs = performance.now();
    const outcome = await run(scene, traffic).then(
      (found) => ({ mark: 'ok    ', text: found }),
      (error: unknown) => ({ mark: 'FAILED', text: error instanceof Error ? error.message : String(error) }),
    );
    process.stdout.write(`${outcome.mark} ${secondsSince(taskAtMs)} s  ${name}: ${outcome.text}\n`);
    if (outcome.mark === 'FAILED') process.exitCode = 1;
  }
  process.stdout.write(
    `${tasks.length} tasks in ${secondsSince(startedAtMs)} s; the aim is ${AIM_SECONDS} s\n`,
  );
}

function secondsSince(atMs: number): string {
  return ((performance.now() - atMs) / 1_000).toFixed(2).padStart(6);
}

await main();
