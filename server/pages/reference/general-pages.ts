import { exampleOf, resolve } from './contract-document.ts';
import { html, inline, prose, type Html } from './html.ts';
import { jsonLiteral } from './literals.ts';
import { layout, type Site } from './layout.ts';
import { inTurns } from './turns.ts';

/** Writes the first page: what the contract says of all operations, and their list. */
export function introductionPage(site: Site): string {
  const { contract, operations, base } = site;
  const groups = (contract.tags ?? []).map(({ name, description = '' }) => {
    const own = operations.filter(({ operation }) => operation.tags?.[0] === name);
    return html`<section>
      <h2>${name}</h2>
      <p>${inline(description)}</p>
      <ul class="list">
        ${own.map(
          ({ operation, method, path }) =>
            html`<li>
              <a href="${base}/${operation.operationId}">${operation.summary ?? operation.operationId}</a>
              <code>${method} ${path}</code>
            </li>`,
        )}
      </ul>
    </section>`;
  });
  const main = html`<h1>${contract.info.title} <small>${contract.info.version}</small></h1>
    <p>The contract: <a href="/openapi.yaml">YAML</a>, <a href="/openapi.json">JSON</a>.</p>
    ${prose(contract.info.description)} ${groups}`;
  return layout(site, base, { title: 'Introduction', main });
}

interface Advice {
  title: string;
  text: string;
  statuses: readonly number[];
}

const ADVICE: readonly Advice[] = [
  {
    title: 'Change the request',
    text: 'The same request fails again. The message names the field, the header or the limit.',
    statuses: [400, 404, 405, 409, 412, 413, 415, 422, 428],
  },
  {
    title: 'Check the key',
    text: 'The key is missing, wrong, expired or revoked, or it lacks the right. Ask who issued it.',
    statuses: [401, 403],
  },
  {
    title: 'Wait, then send it again',
    text: 'Honour `Retry-After`, and wait longer each time. With `x-should-retry: false` a repetition does not help.',
    statuses: [408, 429, 502, 503, 504],
  },
  {
    title: 'Tell the operator',
    text: 'Send the `X-Request-Id` of the response along: the gateway logs the cause under it.',
    statuses: [500],
  },
];

/** Writes the page of errors, by what the reader can do about them. */
export async function errorsPage(site: Site): Promise<string> {
  const sections = await inTurns(ADVICE.map((advice) => () => adviceSection(site, advice)));
  const main = html`<h1>Errors</h1>
    ${sections}`;
  return layout(site, `${site.base}/errors`, { title: 'Errors', main });
}

function adviceSection(site: Site, { title, text, statuses }: Advice): Html | string {
  const found = statuses.map((status) => errorSection(site, status)).filter((one) => one !== null);
  return found.length === 0
    ? ''
    : html`<section>
        <h2>${title}</h2>
        <p>${inline(text)}</p>
        ${found}
      </section>`;
}

/** Shows the different bodies of a status, and which operations have it; null for a status that none has. */
function errorSection({ contract, operations, base }: Site, status: number): Html | null {
  const having = operations.flatMap(({ operation }) => {
    const response = operation.responses[String(status)];
    return response === undefined
      ? []
      : [{ id: operation.operationId, response: resolve(contract, response) }];
  });
  if (having.length === 0) return null;
  const descriptions = new Set(having.map(({ response }) => response.description ?? ''));
  const bodies = new Set(
    having.flatMap(({ response }) =>
      Object.values(response.content ?? {}).flatMap((media) =>
        [exampleOf(media), ...Object.values(media.examples ?? {}).map(({ value }) => value)]
          .filter((example) => example !== undefined)
          .map((example) => (typeof example === 'string' ? example : jsonLiteral(example))),
      ),
    ),
  );
  return html`<details open>
    <summary><strong>${status}</strong></summary>
    ${[...descriptions].map((description) => prose(description))}
    <details>
      <summary>${bodies.size} different bodies</summary>
      ${[...bodies].map((body) => html`<pre tabindex="0"><code>${body}</code></pre>`)}
    </details>
    <details>
      <summary>${having.length} operations</summary>
      <p>${having.map(({ id }) => html`<a href="${base}/${id}">${id}</a> `)}</p>
    </details>
  </details>`;
}
