import process from 'node:process';
import { writeConsole } from '../bundle/write-console.ts';
import { Scene } from '../ten-tasks/scene.ts';
import { makeTraffic } from '../ten-tasks/traffic.ts';
import { SHARED_DATABASE_URL } from '../test-bed/stores.ts';
import { startBalancer } from './balancer.ts';
import { startBrowser } from './browser.ts';
import { tenTasks } from './ten-tasks.ts';

/**
 * `npm run console:replicas`: the ten tasks of an operator in the console of two replicas with one PostgreSQL behind a balancer. The one
 * that serves the console is killed midway: the session goes on, and nothing is lost or done twice.
 */
if (SHARED_DATABASE_URL === null)
  throw new Error('replicas need PostgreSQL: set GATEWAY_TEST_DATABASE_URL, or use npm run console:replicas');
await writeConsole();
await using scene = await Scene.start();
const traffic = await makeTraffic(scene);
// The scene kills its second replica.
const balancer = await startBalancer(scene.managementAddresses.toReversed());
const browser = await startBrowser();
try {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${balancer.address}/console`);
  await page.getByLabel('Token').fill(scene.token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  for (const { name, run } of tenTasks) {
    const problem = await run(page, scene, traffic).then(() => null, String);
    process.stdout.write(`${problem === null ? 'ok    ' : 'FAILED'}  ${name}\n`);
    if (problem === null) continue;
    process.stdout.write(`        ${problem}\n`);
    process.exitCode = 1;
    const [folder] = process.argv.slice(2);
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/failed-${name.replaceAll(/\W+/g, '-')}.png` });
    await page.keyboard.press('Escape');
  }
} finally {
  await browser.close();
  balancer.close();
}
