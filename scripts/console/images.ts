import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeConsole } from '../bundle/write-console.ts';
import { settled, signIn, startBrowser } from './browser.ts';
import { install } from './installation.ts';
import { scenes } from './scenes.ts';

/** `npm run console:images`: writes the images of docs/guide/console.md. */
const FOLDER = join(import.meta.dirname, '../../docs/guide/console');
/** The names of the files, by those of the scenes. */
const SHOWN = new Map([
  ...['today', 'call', 'money', 'keys', 'route'].map((name) => [name, name] as const),
  ['try-conversation', 'try'],
]);

await mkdir(FOLDER, { recursive: true });
await writeConsole();
const browser = await startBrowser();
const installation = await install(false);
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1_200, height: 720 } });
  const page = await context.newPage();
  await signIn(page, installation, 'operator');
  for (const { name, address, shows, act } of scenes.filter((scene) => SHOWN.has(scene.name))) {
    await page.goto(`${installation.management}/console${address(installation)}`);
    await page.getByText(shows).first().waitFor();
    await act?.(page);
    await settled(page);
    await page.screenshot({ path: join(FOLDER, `${SHOWN.get(name)}.png`) });
  }
} finally {
  await browser.close();
  await installation.close();
}
