import { ratings, type ReviewedChange } from './change.ts';
import { describeValue } from './describe.ts';
import { effectGroups, ratingNames, statusOf } from './render-words.ts';
import type { Review } from './review.ts';

const style = `
:root { color-scheme: light dark; --line: #8884; --breaking: #c62828; --additive: #2e7d32; --wording: #546e7a; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
.problems { border: 1px solid var(--breaking); border-radius: 6px; padding: 0.5rem 1.5rem; }
details { border: 1px solid var(--line); border-left-width: 5px; border-radius: 6px; margin: 0.6rem 0; padding: 0.5rem 0.8rem; }
details.breaking { border-left-color: var(--breaking); } details.additive { border-left-color: var(--additive); }
details.wording { border-left-color: var(--wording); }
summary { cursor: pointer; } dl { display: grid; grid-template-columns: 8rem 1fr; gap: 0.3rem 1rem; margin: 0.6rem 0 0; }
dt { opacity: 0.7; } dd { margin: 0; } .meta { opacity: 0.7; font-size: 0.9em; }`;

/** Renders the review as one page without scripts or external links. All texts of the contracts are escaped. */
export function renderHtml(review: Review): string {
  const { base, revision, counts, problems } = review;
  const title = `${escape(revision.name)} against ${escape(base.name)}`;
  const sections = ratings.map((rating) => {
    const changes = review.changes.filter((one) => one.rating === rating);
    if (changes.length === 0) return '';
    return `<h2>${ratingNames[rating]} (${changes.length})</h2>\n${changes.map(changeDetails).join('\n')}\n`;
  });
  const todo =
    problems.length === 0
      ? '<p>Nothing is left to do.</p>'
      : `<div class="problems"><p>To do:</p><ul>${problems.map((one) => `<li>${escape(one)}</li>`).join('')}</ul></div>`;
  return (
    `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Contract review: ${title}</title>\n` +
    `<meta name="viewport" content="width=device-width">\n` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">\n` +
    `<style>${style}\n</style></head>\n<body>\n<h1>${title}</h1>\n` +
    `<p>${counts.breaking} breaking, ${counts.additive} additive, ${counts.wording} wording. Version ${escape(base.version)} → ` +
    `${escape(revision.version)}; semantic versioning requires ${escape(revision.needs)}.</p>\n` +
    `${todo}\n${sections.join('')}</body></html>\n`
  );
}

function changeDetails(change: ReviewedChange): string {
  const { rating, place, basePlace, message, rule, before, after } = change;
  const rows: [string, string][] = [
    [
      'before',
      basePlace === null
        ? ''
        : `${code(describeValue(before))} <span class="meta">${escape(at(basePlace))}</span>`,
    ],
    ['after', after === undefined ? '' : code(describeValue(after))],
    ...effectGroups(change.effects).map(([name, items]): [string, string] => [
      name,
      items.map(code).join(', '),
    ]),
  ];
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${value}</dd>`)
    .join('');
  const isOpen = rating === 'breaking' && change.approvedBy === null ? ' open' : '';
  return (
    `<details class="${rating}"${isOpen}><summary>${code(at(place))} ${escape(message)} ` +
    `<span class="meta">${escape(`${rule}${statusOf(change)}`)}</span></summary><dl>${list}</dl></details>`
  );
}

function at({ file, line }: { file: string; line: number }): string {
  return `${file}:${line}`;
}

function code(text: string): string {
  return `<code>${escape(text)}</code>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
