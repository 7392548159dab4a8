import { readFileSync, writeFileSync } from 'node:fs';
import {
  backendKinds,
  conversationFormats,
  kindsWhere,
  type BackendKindRow,
} from '../catalogue/backend-kinds.ts';
import { mappingIn } from '../catalogue/mapping.ts';
import { capabilities } from '../contract/capability.ts';
import { formatted } from './formatted.ts';

const SCHEMA = 'catalogue/gateway.schema.json';
const PAGE = 'docs/configuration/backends.md';

const rows = Object.entries(backendKinds);

/** Returns the schema of `gateway.yaml` with what it says of each kind. */
function schemaWith(text: string): string {
  const schema: unknown = JSON.parse(text);
  const backend = mappingIn(mappingIn(schema, '$defs'), 'backend');
  const property = (name: string): Record<string, unknown> =>
    mappingIn(mappingIn(backend, 'properties'), name);
  backend['if'] = ifKind(kindsWhere(({ address }) => address === undefined));
  backend['else'] = {
    if: ifKind(kindsWhere(({ address }) => address?.isDefault === true)),
    else: { required: ['base_url'] },
  };
  backend['allOf'] = [...ownKeyRules(), ...healthRules()];
  property('kind')['enum'] = Object.keys(backendKinds);
  property('kind')['description'] =
    `The kind of server. ${rows.map(([kind, row]) => `${kind}: ${row.title}${inBrackets(row)}.`).join(' ')}`;
  property('base_url')['description'] =
    `The address up to and without the operation: ${rows.flatMap(([kind, { address }]) => (address === undefined ? [] : [`for kind ${kind} ${address.example}`])).join(', ')}.`;
  property('api_key')['description'] =
    `Sent as Authorization: Bearer${keyHeaders().join('')}. Take it from the environment, \${NAME}, or from a file, { file: /run/secrets/name }, which is read again when it changes. If empty, none is sent.`;
  mappingIn(property('formats'), 'items')['enum'] = conversationFormats;
  property('formats')['description'] =
    `The conversation formats that the server supports; others are translated. The default is chat, and messages for the kinds ${kindsWhere(({ formats }) => formats?.[0] === 'messages').join(', ')}.`;
  property('transcription_formats')['description'] =
    `The transcription formats that the server supports; the gateway derives the others from verbose_json. The default is all${transcriptionFormatTexts().join('')}.`;
  property('max_batch_size')['description'] =
    `Texts of one embeddings or classification request, and documents of one rerank request, that the backend accepts. Longer lists are sent in up to 64 parts. The default is that of the kind: ${limitTexts().join(', ')}; other kinds get complete lists.`;
  return formatted(SCHEMA, JSON.stringify(schema, null, 2));
}

const ifKind = (kinds: readonly string[]): object => ({
  required: ['kind'],
  properties: { kind: { enum: kinds } },
});

/** Only the kinds that have a key may have it, and some must. */
function ownKeyRules(): object[] {
  const keys = [...new Set(rows.flatMap(([, { ownKeys = {} }]) => Object.keys(ownKeys)))];
  return keys.map((key) => {
    const kinds = kindsWhere(({ ownKeys }) => key in mappingIn(ownKeys));
    const isRequired = rows.some(([, { ownKeys }]) => mappingIn(ownKeys)[key] === 'required');
    const otherwise = { else: { properties: { [key]: false } } };
    return { if: ifKind(kinds), ...(isRequired && { then: { required: [key] } }), ...otherwise };
  });
}

function healthRules(): object[] {
  const unchecked = kindsWhere(({ address, isSigned }) => address === undefined || isSigned === true);
  return [{ if: ifKind(unchecked), then: { properties: { health: false } } }];
}

function inBrackets({ capabilities: served }: BackendKindRow): string {
  return served.length === capabilities.length ? '' : ` (${served.join(', ')})`;
}

function keyHeaders(): string[] {
  return rows.flatMap(([kind, { keyHeader }]) =>
    keyHeader === undefined ? [] : [`, for kind ${kind} as ${keyHeader}`],
  );
}

function transcriptionFormatTexts(): string[] {
  return rows.flatMap(([kind, { transcriptionFormats: formats }]) =>
    formats === undefined ? [] : [`, for kind ${kind} ${formats.join(', ')}`],
  );
}

function limitTexts(): string[] {
  return rows.flatMap(([kind, { itemLimits }]) =>
    itemLimits === undefined ? [] : [`${limitText(itemLimits)} for ${kind}`],
  );
}

function limitText(limits: NonNullable<BackendKindRow['itemLimits']>): string {
  return typeof limits === 'number'
    ? limits.toLocaleString('en-US')
    : `${limits.createEmbedding} texts and ${limits.createRerank.toLocaleString('en-US')} documents`;
}

/** The tables of the page, by the name in their marks. */
const TABLES: Readonly<Record<string, () => string>> = {
  servers: () =>
    table(['kind', 'server', 'modes', 'instead'], ({ title, capabilities: served, instead = '' }) => [
      title,
      served.length === capabilities.length ? 'all' : codes(served),
      instead,
    ]),
  addresses: () =>
    table(['kind', 'such as', 'version'], ({ address }) =>
      address === undefined
        ? null
        : [
            `\`${address.example}\`${address.isDefault === true ? ', the default' : ''}`,
            address.version ?? '',
          ],
    ),
  credentials: () =>
    table(['kind', 'header'], ({ keyHeader }) => (keyHeader === undefined ? null : [`\`${keyHeader}\``])),
  formats: () =>
    table(['kind', 'possible', 'default'], ({ formats }) =>
      formats === undefined ? null : [codes(formats), codes(formats.slice(0, 1))],
    ),
  limits: () =>
    table(['kind', 'default'], ({ itemLimits }) =>
      itemLimits === undefined ? null : [limitText(itemLimits)],
    ),
};

/** Writes a row for each kind for which there are cells. */
function table(titles: readonly string[], cellsOf: (row: BackendKindRow) => string[] | null): string {
  const lines = rows.flatMap(([kind, row]) => {
    const cells = cellsOf(row);
    return cells === null ? [] : [[`\`${kind}\``, ...cells]];
  });
  return [titles, titles.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const MARKED = /(<!-- begin: (\w+), written by scripts\/backend-kinds\.ts -->)[^]*?(<!-- end -->)/g;

/** Returns the page with its tables of kinds. Throws where a mark is missing. */
function pageWith(page: string): string {
  const found = [...page.matchAll(MARKED)].map(([, , name]) => name);
  const missing = Object.keys(TABLES).filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`${PAGE} has no place for the tables ${missing.join(', ')}`);
  return formatted(
    PAGE,
    page.replace(MARKED, (_all, begin: string, name: string, end: string) =>
      [begin, TABLES[name]?.() ?? '', end].join('\n\n'),
    ),
  );
}

/** Fails when the schema or the page is outdated. `--write` writes them. */
function main(): number {
  const files = [
    { path: SCHEMA, current: schemaWith },
    { path: PAGE, current: pageWith },
  ].filter(({ path, current }) => {
    const text = readFileSync(path, 'utf8');
    const wanted = current(text);
    if (wanted === text) return false;
    if (process.argv.includes('--write')) writeFileSync(path, wanted);
    else process.stderr.write(`${path} is outdated. Run: npm run generate\n`);
    return true;
  });
  return files.length > 0 && !process.argv.includes('--write') ? 1 : 0;
}

if (import.meta.main) process.exitCode = main();
