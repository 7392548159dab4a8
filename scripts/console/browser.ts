import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Role } from '../../contract/operation.ts';
import type { Installation } from './installation.ts';
import { findChromium } from '../sdk/platforms/chromium.ts';

const require = createRequire(import.meta.url);

/** Starts headless Chromium, which it installs with Debian's package manager when missing. */
export function startBrowser(): Promise<Browser> {
  // No sandbox, because it does not work as root. All pages are of this test. Its microphone beeps.
  return chromium.launch({
    executablePath: findPath(),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream'],
  });
}

/** Playwright needs a path. */
function findPath(): string {
  const found = findChromium();
  return found.startsWith('/') ? found : `/usr/bin/${found}`;
}

export async function signIn(page: Page, { management, tokens }: Installation, role: Role): Promise<void> {
  await page.goto(`${management}/console`);
  await page.getByLabel('Token').fill(tokens[role]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}

/** Waits until everything on the page is loaded. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

export interface Violation {
  id: string;
  impact: string;
  help: string;
  places: string[];
}

/** Finds serious violations of accessibility on the page, by axe-core. */
export async function findViolations(page: Page): Promise<Violation[]> {
  // It stays until the page is loaded again.
  if (!(await page.evaluate("'axe' in window")))
    await page.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
  // The script defines `axe`, and the program returns objects of this form.
  return page.evaluate<
    Violation[]
  >(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => ({ id, impact, help, places: nodes.map(({ html }) => html.slice(0, 200)) })))`);
}
