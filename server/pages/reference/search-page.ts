import { resolve, type PlacedOperation } from './contract-document.ts';
import { fieldsOf, type Field } from './fields.ts';
import { html, inline, type Html } from './html.ts';
import { layout, type Site } from './layout.ts';
import { inTurns } from './turns.ts';

/** One thing that the search finds. */
interface Entry {
  title: string;
  description: string;
  href: string;
  /** In lower case. */
  text: string;
}

const MOST_RESULTS = 50;
const LONGEST_PHRASE = 100;

/** Creates the search over operations and the fields of their requests. The index is made at the first search. */
export function createSearch(site: Site): (phrase: string) => Promise<string> {
  let index: Promise<Entry[][]> | null = null;
  return async (phrase) => {
    index ??= inTurns(site.operations.map((placed) => () => entriesOf(site, placed)));
    return searchPage(site, (await index).flat(), phrase.slice(0, LONGEST_PHRASE));
  };
}

function searchPage(site: Site, entries: readonly Entry[], phrase: string): string {
  const words = phrase
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  // A name that is the phrase is what was looked for.
  const exact = (entry: Entry): number => Number(entry.title.split(' ')[0] !== phrase.trim());
  const shown = found.toSorted((one, other) => exact(one) - exact(other)).slice(0, MOST_RESULTS);
  const counted = `${found.length} found${found.length > MOST_RESULTS ? `, the first ${MOST_RESULTS} are shown` : ''}.`;
  const main = html`<h1>Search: ${phrase}</h1>
    <p>${found.length === 0 ? 'Nothing was found.' : counted}</p>
    <ul class="list">
      ${shown.map(result)}
    </ul>`;
  return layout(site, '', { title: 'Search', main, phrase });
}

function result({ title, description, href }: Entry): Html {
  return html`<li><a href="${href}">${title}</a> ${inline(description)}</li>`;
}

function entriesOf(
  { contract, base }: Site,
  { operation, method, path, parameters }: PlacedOperation,
): Entry[] {
  const { operationId, summary = '' } = operation;
  const page = `${base}/${operationId}`;
  const content =
    operation.requestBody === undefined ? {} : (resolve(contract, operation.requestBody).content ?? {});
  const fields = Object.values(content).flatMap(({ schema = {} }) => flat(fieldsOf(contract, schema)));
  const own = entry(`${operationId} ${method} ${path}`, { description: summary, href: page });
  return [
    own,
    ...parameters.map(({ name, description = '' }) =>
      entry(`${name} of ${operationId}`, { description, href: `${page}#field-${name}` }),
    ),
    ...fields.map(({ top, path: fieldPath, field }) =>
      entry(`${fieldPath} of ${operationId}`, {
        description: field.description,
        href: `${page}#field-${top}`,
      }),
    ),
  ];
}

function entry(title: string, { description, href }: Pick<Entry, 'description' | 'href'>): Entry {
  return { title, description, href, text: `${title} ${description}`.toLowerCase() };
}

interface PlacedField {
  /** The outermost field, which has an anchor. */
  top: string;
  path: string;
  field: Field;
}

/** Lists fields and, one level deep, the fields of their objects and kinds. */
function flat(fields: readonly Field[]): PlacedField[] {
  return fields.flatMap((field) => {
    const within = [...field.fields, ...field.variants.flatMap((variant) => variant.fields)];
    const names = new Map(within.map((one) => [one.name, one]));
    return [
      { top: field.name, path: field.name, field },
      ...[...names.values()].map((one) => ({
        top: field.name,
        path: `${field.name}.${one.name}`,
        field: one,
      })),
    ];
  });
}
