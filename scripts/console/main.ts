import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Role } from '../../contract/operation.ts';
import { writeConsole } from '../bundle/write-console.ts';
import { findViolations, settled, signIn, startBrowser } from './browser.ts';
import { install, type Installation } from './installation.ts';
import { failureTasks } from './failure-tasks.ts';
import { moneyTasks } from './money-tasks.ts';
import { openPagesInFirefox } from './firefox-pages.ts';
import { readerTasks } from './reader-tasks.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { tasks } from './tasks.ts';
import { tryTasks } from './try-tasks.ts';

/**
 * `npm run console:test [folder] [text]`: does in headless Chromium what people do with the console, looks for violations of accessibility on
 * each page, in both themes and two widths, and opens each page in Firefox. With a folder it writes screenshots there, with a text it runs only
 * what has it in its name.
 */
const [folder, only = ''] = process.argv.slice(2);
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
];
/** Of screenshots alone. */
const WIDE = { width: 2_560, height: 1_300 };
let failed = 0;

function report(name: string, problems: readonly unknown[]): void {
  process.stdout.write(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}\n`);
  for (const problem of problems) process.stdout.write(`        ${JSON.stringify(problem)}\n`);
  failed += problems.length === 0 ? 0 : 1;
}

async function signedIn(
  browser: Browser,
  installation: Installation,
  role: Role,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => problems.push(`an error of the page: ${error.message}`));
  page.on('console', (line) => {
    if (/Content Security Policy|TrustedHTML/.test(line.text())) problems.push(line.text());
  });
  await signIn(page, installation, role);
  return { context, page, problems };
}

async function lookAtPages(browser: Browser, installation: Installation): Promise<void> {
  const { context, page, problems } = await signedIn(browser, installation, 'admin');
  for (const scene of scenes.filter(({ name }) => name.includes(only)))
    await lookAt(page, scene, installation).catch(async (error: unknown) => {
      problems.push(`${scene.name}: ${String(error)}`);
      await keepFailure(page, scene.name);
    });
  if ((await page.title()).includes('owned')) problems.push('a text ran as code');
  report('no page breaks the security policy or throws', problems);
  await context.close();
}

async function lookAt(
  page: Page,
  { name, address, shows, act }: Scene,
  installation: Installation,
): Promise<void> {
  await page.setViewportSize(SIZES[1] ?? { width: 1_440, height: 900 });
  await page.goto(`${installation.management}/console${address(installation)}`);
  await page.getByText(shows).first().waitFor();
  await act?.(page);
  await settled(page);
  await checkInAllForms(page, name);
  if (folder !== undefined) {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.screenshot({ path: join(folder, `${name}-${WIDE.width}.png`) });
  }
  await page.keyboard.press('Escape');
}

/** Looks for violations in both themes and two widths. */
async function checkInAllForms(page: Page, name: string): Promise<void> {
  for (const size of SIZES)
    for (const colorScheme of THEMES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations: unknown[] = await findViolations(page);
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
        violations.push('the page is wider than the window');
      report(`${name}, ${size.width} px, ${colorScheme}`, violations);
      if (folder !== undefined)
        await page.screenshot({
          path: join(folder, `${name}-${size.width}-${colorScheme}.png`),
          fullPage: true,
        });
    }
}

/** The page of a reader who has not signed in. */
async function lookAtSignIn(browser: Browser, { management }: Installation): Promise<void> {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${management}/console`);
  await page.getByLabel('Token').fill('gwa_none');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await checkInAllForms(page, 'sign-in');
  await page.close();
}

async function keepFailure(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await page.screenshot({ path: join(folder, `failed-${name.replaceAll(/\W+/g, '-')}.png`) });
}

async function doTasks(browser: Browser, installation: Installation): Promise<void> {
  for (const { name, role, run } of [
    ...tryTasks,
    ...readerTasks,
    ...failureTasks,
    ...moneyTasks,
    ...tasks,
  ].filter((task) => task.name.includes(only))) {
    const { context, page, problems } = await signedIn(browser, installation, role);
    await run(page, installation).catch((error: unknown) => problems.push(String(error)));
    report(name, problems);
    if (problems.length > 0) await keepFailure(page, name);
    await context.close();
  }
}

if (folder !== undefined) await mkdir(folder, { recursive: true });
process.stdout.write(`console: ${((await writeConsole()) / 1e3).toFixed(0)} KB compressed\n`);
const browser = await startBrowser();
try {
  const installation = await install(true);
  try {
    await lookAtSignIn(browser, installation);
    await lookAtPages(browser, installation);
    await doTasks(browser, installation);
    if ('firefox'.includes(only)) report('every page in Firefox', await openPagesInFirefox(installation));
  } finally {
    await installation.close();
  }
} finally {
  await browser.close();
}
process.exitCode = failed === 0 ? 0 : 1;
