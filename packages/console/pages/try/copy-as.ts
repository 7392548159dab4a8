import { partsOf, pathOf, type TryRequest } from './try-request.ts';

export const languages = ['curl', 'Python', 'TypeScript'] as const;
export type Language = (typeof languages)[number];

/** Writes a request as a program. The key is read from the environment. */
export function copyAs(language: Language, request: TryRequest): string {
  switch (language) {
    case 'curl':
      return asCurl(request);
    case 'Python':
      return asPython(request);
    case 'TypeScript':
      return asTypeScript(request);
  }
}

const ADDRESS = 'http://127.0.0.1:8790';

function asCurl(request: TryRequest): string {
  const { operation, json } = request;
  const lines = [
    `curl ${quoted(`${ADDRESS}${pathOf(request)}`)} -X ${operation.method} -H "Authorization: Bearer $KEY"`,
  ];
  if (operation.body?.kind === 'json')
    lines.push(`-H 'Content-Type: application/json' -d ${quoted(compact(json))}`);
  if (operation.body?.kind === 'form')
    lines.push(
      ...formParts(request).map(({ name, value, isFile }) =>
        isFile
          ? `-F ${quoted(`${name}=@"${escaped(value)}"`)}`
          : `--form-string ${quoted(`${name}=${value}`)}`,
      ),
    );
  return lines.join(' \\\n  ');
}

function asPython(request: TryRequest): string {
  const { operation, json } = request;
  const words = [
    JSON.stringify(operation.method),
    JSON.stringify(`${ADDRESS}${pathOf(request)}`),
    'headers={"Authorization": f"Bearer {os.environ[\'KEY\']}"}',
  ];
  if (operation.body?.kind === 'json') words.push(`json=json.loads(${JSON.stringify(compact(json))})`);
  if (operation.body?.kind === 'form') {
    const parts = formParts(request).map(({ name, value, isFile }) =>
      isFile
        ? `(${JSON.stringify(name)}, open(${JSON.stringify(value)}, "rb"))`
        : `(${JSON.stringify(name)}, (None, ${JSON.stringify(value)}))`,
    );
    words.push(`files=[${parts.join(', ')}]`);
  }
  return `import json, os\nimport requests\n\nresponse = requests.request(\n    ${words.join(',\n    ')},\n)\nprint(response.status_code, response.text)`;
}

function asTypeScript(request: TryRequest): string {
  const { operation, json } = request;
  const head = `method: ${JSON.stringify(operation.method)},\n  headers: { authorization: \`Bearer \${process.env.KEY}\``;
  const address = JSON.stringify(`${ADDRESS}${pathOf(request)}`);
  const last = 'console.log(response.status, await response.text());';
  if (operation.body?.kind === 'json')
    return `const response = await fetch(${address}, {\n  ${head}, 'content-type': 'application/json' },\n  body: JSON.stringify(${compact(json)}),\n});\n${last}`;
  if (operation.body === null)
    return `const response = await fetch(${address}, {\n  ${head} },\n});\n${last}`;
  const parts = formParts(request).map(({ name, value, isFile }) =>
    isFile
      ? `form.append(${JSON.stringify(name)}, await openAsBlob(${JSON.stringify(value)}), ${JSON.stringify(value)});`
      : `form.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return `import { openAsBlob } from 'node:fs';\n\nconst form = new FormData();\n${parts.join('\n')}\nconst response = await fetch(${address}, {\n  ${head} },\n  body: form,\n});\n${last}`;
}

function formParts(request: TryRequest): { name: string; value: string; isFile: boolean }[] {
  return partsOf(request).map(([name, value]) =>
    typeof value === 'string' ? { name, value, isFile: false } : { name, value: value.name, isFile: true },
  );
}

/** The name of a file between the quotes of `curl -F`. */
function escaped(name: string): string {
  return name.replaceAll(/["\\]/g, String.raw`\$&`);
}

/** Quotes a word for a shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}
