import { startFirefox, type Firefox } from './firefox.ts';
import type { Installation } from './installation.ts';
import { scenes } from './scenes.ts';

const PAUSE_MS = 50;
const LOOKS = 300;

/** Opens each page in Firefox. Returns what is missing on them, and the errors of their scripts. */
export async function openPagesInFirefox(installation: Installation): Promise<readonly string[]> {
  const firefox = await startFirefox();
  const problems: string[] = [];
  try {
    await signIn(firefox, installation);
    for (const { name, address, shows } of scenes) {
      await firefox.open(`${installation.management}/console${address(installation)}`);
      if (!(await isShown(firefox, shows))) problems.push(`${name} does not show: ${shows}`);
    }
  } finally {
    await firefox.close();
  }
  return [...problems, ...firefox.problems];
}

async function signIn(firefox: Firefox, { management, tokens }: Installation): Promise<void> {
  await firefox.open(`${management}/console`);
  await isShown(firefox, 'Sign in');
  await firefox.evaluate(`(async () => {
    const field = document.querySelector('form input');
    field.value = ${JSON.stringify(tokens.admin)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    field.form.requestSubmit();
  })()`);
  if (!(await isShown(firefox, 'Models in the last hour'))) throw new Error('Firefox has not signed in');
}

/** Whether the page shows a text, and has loaded everything, soon. */
async function isShown(firefox: Firefox, text: string): Promise<boolean> {
  const isThere = await firefox.evaluate(`(async () => {
    for (let look = 0; look < ${LOOKS}; look += 1) {
      const main = document.querySelector('main');
      if (main?.textContent.includes(${JSON.stringify(text)}) && main.querySelector('[aria-busy="true"]') === null) return true;
      await new Promise((resolve) => setTimeout(resolve, ${PAUSE_MS}));
    }
    return false;
  })()`);
  return isThere === true;
}
