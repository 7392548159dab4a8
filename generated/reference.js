// Written by `npm run generate` from server/pages/reference/browser/reference.ts.
const KEY = "gateway-key";
const LANGUAGE = "gateway-language";
const THEME = "gateway-theme";
const SAFE_KEY = /^[\w.-]+$/;
function all(selector) {
  return [...document.querySelectorAll(selector)];
}
function writeSamples(key) {
  for (const sample of all("[data-sample]")) {
    const { sample: language = "", variable = "", address = "" } = sample.dataset;
    sample.dataset["code"] ??= sample.textContent;
    const code = sample.dataset["code"].replaceAll(address, window.location.origin);
    sample.textContent = SAFE_KEY.test(key) ? withKey(code, { language, variable, key }) : code;
  }
}
function withKey(code, { language, variable, key }) {
  if (language === "curl") return code.replaceAll(`$${variable}`, key);
  if (language === "Python")
    return code.replaceAll(`os.environ["${variable}"]`, `"${key}"`).replace("import os\n\n", "");
  return code.replaceAll(`process.env.${variable}`, `'${key}'`);
}
function connectKey() {
  const field = document.querySelector("#key");
  if (field === null) return;
  field.value = sessionStorage.getItem(KEY) ?? "";
  writeSamples(field.value);
  field.addEventListener("input", () => {
    sessionStorage.setItem(KEY, field.value.trim());
    writeSamples(field.value.trim());
  });
}
function connectLanguages() {
  const choices = all("input[name=language]").filter((one) => one instanceof HTMLInputElement);
  for (const choice of choices) {
    if (choice.value === localStorage.getItem(LANGUAGE)) choice.checked = true;
    choice.addEventListener("change", () => localStorage.setItem(LANGUAGE, choice.value));
  }
}
function connectCopies() {
  for (const button of all("[data-copy]"))
    button.addEventListener("click", () => {
      const code = button.parentElement?.querySelector("code")?.textContent ?? "";
      void navigator.clipboard.writeText(code).then(() => {
        button.textContent = "Copied";
        setTimeout(() => button.textContent = "Copy", 1500);
      });
    });
}
function connectTheme() {
  const button = document.querySelector("#theme");
  const theme = localStorage.getItem(THEME);
  if (theme !== null) document.documentElement.dataset["theme"] = theme;
  button?.addEventListener("click", () => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === "dark" || document.documentElement.dataset["theme"] === void 0 && matchMedia("(prefers-color-scheme: dark)").matches;
    const next = isDark ? "light" : "dark";
    document.documentElement.dataset["theme"] = next;
    localStorage.setItem(THEME, next);
  });
}
function connectRequest() {
  const form = document.querySelector("#request");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void sendRequest(form);
  });
}
async function sendRequest(form) {
  const fields = new FormData(form);
  const output = document.querySelector("#response");
  if (output === null) return;
  const { header = "", prefix = "", method = "GET" } = form.dataset;
  const headers = { [header]: `${prefix}${sessionStorage.getItem(KEY) ?? ""}` };
  const [body, path] = [fields.get("body"), fields.get("target")];
  if (typeof body === "string") headers["content-type"] = "application/json";
  output.textContent = "\u2026";
  try {
    const target = new URL(typeof path === "string" ? path : "", window.location.origin);
    target.host = window.location.host;
    const response = await fetch(target, { method, headers, body: typeof body === "string" ? body : null });
    output.textContent = `${response.status} ${response.statusText}
`;
    if (/json|text/.test(response.headers.get("content-type") ?? "")) await showText(response, output);
    else
      output.textContent += `${(await response.blob()).size} bytes of ${response.headers.get("content-type")}`;
  } catch {
    output.textContent = "The gateway could not be reached, or it closed the connection.";
  }
}
async function showText(response, output) {
  if (response.headers.get("content-type")?.includes("json") === true) {
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
