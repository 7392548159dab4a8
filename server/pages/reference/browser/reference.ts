/**
 * The script of the reference: the reader's key and address in the samples, copies, the language that was chosen last,
 * light or dark, and requests. Without it the page shows all but these.
 */

const KEY = 'gateway-key';
const LANGUAGE = 'gateway-language';
const THEME = 'gateway-theme';

/** What may stand in a sample between quotes. */
const SAFE_KEY = /^[\w.-]+$/;

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function writeSamples(key: string): void {
  for (const sample of all('[data-sample]')) {
    const { sample: language = '', variable = '', address = '' } = sample.dataset;
    sample.dataset['code'] ??= sample.textContent;
    const code = sample.dataset['code'].replaceAll(address, window.location.origin);
    sample.textContent = SAFE_KEY.test(key) ? withKey(code, { language, variable, key }) : code;
  }
}

function withKey(
  code: string,
  { language, variable, key }: Record<'language' | 'variable' | 'key', string>,
): string {
  if (language === 'curl') return code.replaceAll(`$${variable}`, key);
  if (language === 'Python')
    return code.replaceAll(`os.environ["${variable}"]`, `"${key}"`).replace('import os\n\n', '');
  return code.replaceAll(`process.env.${variable}`, `'${key}'`);
}

function connectKey(): void {
  const field = document.querySelector<HTMLInputElement>('#key');
  if (field === null) return;
  // The key is forgotten with the tab.
  field.value = sessionStorage.getItem(KEY) ?? '';
  writeSamples(field.value);
  field.addEventListener('input', () => {
    sessionStorage.setItem(KEY, field.value.trim());
    writeSamples(field.value.trim());
  });
}

function connectLanguages(): void {
  const choices = all('input[name=language]').filter((one) => one instanceof HTMLInputElement);
  for (const choice of choices) {
    if (choice.value === localStorage.getItem(LANGUAGE)) choice.checked = true;
    choice.addEventListener('change', () => localStorage.setItem(LANGUAGE, choice.value));
  }
}

function connectCopies(): void {
  for (const button of all('[data-copy]'))
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector('code')?.textContent ?? '';
      void navigator.clipboard.writeText(code).then(() => {
        button.textContent = 'Copied';
        setTimeout(() => (button.textContent = 'Copy'), 1500);
      });
    });
}

function connectTheme(): void {
  const button = document.querySelector('#theme');
  const theme = localStorage.getItem(THEME);
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  button?.addEventListener('click', () => {
    const isDark =
      getComputedStyle(document.documentElement).colorScheme === 'dark' ||
      (document.documentElement.dataset['theme'] === undefined &&
        matchMedia('(prefers-color-scheme: dark)').matches);
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    localStorage.setItem(THEME, next);
  });
}

function connectRequest(): void {
  const form = document.querySelector<HTMLFormElement>('#request');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendRequest(form);
  });
}

async function sendRequest(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form);
  const output = document.querySelector('#response');
  if (output === null) return;
  const { header = '', prefix = '', method = 'GET' } = form.dataset;
  const headers: Record<string, string> = { [header]: `${prefix}${sessionStorage.getItem(KEY) ?? ''}` };
  const [body, path] = [fields.get('body'), fields.get('target')];
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  output.textContent = '…';
  try {
    const target = new URL(typeof path === 'string' ? path : '', window.location.origin);
    // The key goes to no other server, whatever was typed.
    target.host = window.location.host;
    const response = await fetch(target, { method, headers, body: typeof body === 'string' ? body : null });
    output.textContent = `${response.status} ${response.statusText}\n`;
    if (/json|text/.test(response.headers.get('content-type') ?? '')) await showText(response, output);
    else
      output.textContent += `${(await response.blob()).size} bytes of ${response.headers.get('content-type')}`;
  } catch {
    output.textContent = 'The gateway could not be reached, or it closed the connection.';
  }
}

/** Shows JSON with indentation, and other texts as they arrive. */
async function showText(response: Response, output: Element): Promise<void> {
  if (response.headers.get('content-type')?.includes('json') === true) {
    output.textContent += JSON.stringify(await response.json(), null, 2);
    return;
  }
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? [])
    output.textContent += decoder.decode(bytes, { stream: true });
}

connectTheme();
connectKey();
connectLanguages();
connectCopies();
connectRequest();
