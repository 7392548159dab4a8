import { html, type Html } from './html.ts';
import type { ContractDocument, PlacedOperation } from './contract-document.ts';

/** What every page of a reference shows beside its own content. */
export interface Site {
  contract: ContractDocument;
  operations: readonly PlacedOperation[];
  /** The path of the first page, which the others are below. */
  base: string;
  title: string;
}

/** Writes a page: the list of operations, the search, and the content. */
export function layout(
  site: Site,
  current: string,
  { title, main, phrase = '' }: { title: string; main: Html; phrase?: string },
): string {
  const { base } = site;
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${site.title}</title>
        <link rel="stylesheet" href="${base}/reference.css" />
        <link rel="icon" href="data:," />
        <script src="${base}/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <a class="title" href="${base}">${site.title}</a>
          <form role="search" action="${base}">
            <input
              type="search"
              name="search"
              aria-label="Search operations and fields"
              placeholder="Search operations and fields"
              maxlength="100"
              value="${phrase}"
            />
          </form>
          <label class="key"
            >Your key
            <input
              id="key"
              type="password"
              autocomplete="off"
              spellcheck="false"
              placeholder="stays in this tab"
          /></label>
          <button id="theme" type="button">Light or dark</button>
        </header>
        <nav aria-label="Operations">${navigation(site, current)}</nav>
        <main id="main">${main}</main>
      </body>
    </html> `.text;
}

function navigation({ contract, operations, base }: Site, current: string): Html {
  const link = (path: string, content: Html | string): Html =>
    html`<li><a href="${path}" ${path === current ? html` aria-current="page"` : ''}>${content}</a></li>`;
  const groups = (contract.tags ?? []).map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.[0] === name);
    return html`<h2>${name}</h2>
      <ul>
        ${own.map((one) => link(`${base}/${one.operation.operationId}`, html`${one.operation.summary ?? ''} <small class="${one.method}">${one.method}</small>`))}
      </ul>`;
  });
  return html`<ul>
      ${link(base, 'Introduction')}${link(`${base}/errors`, 'Errors')}
    </ul>
    ${groups}`;
}
