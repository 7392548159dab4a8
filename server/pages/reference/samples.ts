import type { ContractDocument, PlacedOperation } from './contract-document.ts';
import { Expression, jsonLiteral, pythonLiteral, typescriptLiteral } from './literals.ts';
import { formTexts, sampleRequest, type SampleRequest } from './sample-request.ts';

/** A program that sends the operation's example. */
export interface Sample {
  language: 'curl' | 'Python' | 'TypeScript';
  code: string;
}

/** What the samples of one contract have in common. */
export interface SampleStyle {
  /** The address in samples, for which a page writes its own. */
  address: string;
  /** The header with the key: its name, and what stands before the key. */
  header: { name: string; prefix: string };
  /** The environment variable that holds the key. */
  variable: string;
  /** The client of TypeScript, if the contract has one. */
  client: SampleClient | null;
}

export interface SampleClient {
  package: string;
  className: string;
  /** The constructor's option for the key. */
  option: string;
}

/** Writes the samples of an operation in each language. */
export function samplesOf(contract: ContractDocument, placed: PlacedOperation, style: SampleStyle): Sample[] {
  const request = sampleRequest(contract, placed);
  const samples: Sample[] = [
    { language: 'curl', code: curl(request, style) },
    { language: 'Python', code: python(request, style) },
  ];
  if (style.client !== null)
    samples.push({ language: 'TypeScript', code: typescript(request, style, style.client) });
  return samples;
}

function curl({ method, target, json, form, result }: SampleRequest, style: SampleStyle): string {
  const { address, header, variable } = style;
  // curl sends POST where there is a body, and GET where there is none.
  const usual = json === null && form === null ? 'GET' : 'POST';
  const lines = [`curl ${method === usual ? '' : `-X ${method} `}${quoted(`${address}${target}`)}`];
  lines.push(`-H "${header.name}: ${header.prefix}$${variable}"`);
  if (json !== null) lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(jsonLiteral(json))}`);
  for (const [name, text] of formTexts(form?.fields ?? {}))
    lines.push(`--form-string ${quoted(`${name}=${text}`)}`);
  for (const [name, fileName] of Object.entries(form?.files ?? {})) lines.push(`-F ${name}=@${fileName}`);
  if (result === 'bytes') lines.push('-o output');
  if (result === 'events') lines.push('--no-buffer');
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function python({ method, target, json, form, result }: SampleRequest, style: SampleStyle): string {
  const { address, header, variable } = style;
  const key = `os.environ["${variable}"]`;
  const lines = [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(`${address}${target}`)},`,
    `    headers={"${header.name}": ${header.prefix === '' ? key : `"${header.prefix}" + ${key}`}},`,
  ];
  if (json !== null) lines.push(`    json=${pythonLiteral(json, 1)},`);
  if (form !== null) {
    // A text without a file name: with `data` alone, requests would not send a multipart body.
    const texts = formTexts(form.fields).map(
      ([name, text]) => `("${name}", (None, ${JSON.stringify(text)}))`,
    );
    const files = Object.entries(form.files).map(([name, file]) => `("${name}", open("${file}", "rb"))`);
    const entries = [...texts, ...files].map((code) => new Expression(code));
    lines.push(`    files=${pythonLiteral(entries, 1)},`);
  }
  lines.push(')', 'response.raise_for_status()');
  lines.push(result === 'bytes' ? 'open("output", "wb").write(response.content)' : 'print(response.text)');
  return lines.join('\n');
}

function typescript(
  request: SampleRequest,
  { address, variable }: SampleStyle,
  client: SampleClient,
): string {
  const { operationId, parameters, json, form, result } = request;
  const files = Object.entries(form?.files ?? {});
  const lines: string[] = [];
  if (files.length > 0) lines.push(`import { openAsBlob } from 'node:fs';`);
  if (result === 'bytes') lines.push(`import { writeFile } from 'node:fs/promises';`);
  const opened = files.map(([name, file]) => [name, new Expression(`await openAsBlob('${file}')`)] as const);
  const given = { ...parameters, ...json, ...form?.fields, ...Object.fromEntries(opened) };
  lines.push(
    `import { ${client.className} } from '${client.package}';`,
    '',
    `const gateway = new ${client.className}({`,
    `  baseUrl: '${address}',`,
    `  ${client.option}: process.env.${variable},`,
    '});',
    '',
    ...statements(
      `gateway.${operationId}(${Object.keys(given).length === 0 ? '' : typescriptLiteral(given)})`,
      result,
    ),
  );
  return lines.join('\n');
}

function statements(call: string, result: SampleRequest['result']): string[] {
  if (result === 'events') return [`for await (const event of ${call}) console.log(event);`];
  const use =
    result === 'bytes' ? `await writeFile('output', await result.bytes());` : 'console.log(result);';
  return [`const result = await ${call};`, use];
}
