import { operationsOf, type ContractDocument } from './contract-document.ts';
import { errorsPage, introductionPage } from './general-pages.ts';
import type { Site } from './layout.ts';
import { operationPage } from './operation-page.ts';
import type { SampleStyle } from './samples.ts';
import { createSearch } from './search-page.ts';

/** The reference of a contract: its pages by path, each written when it is asked for, and its search. */
export interface Reference {
  contract: ContractDocument;
  pages: ReadonlyMap<string, () => Promise<string>>;
  search: (phrase: string) => Promise<string>;
}

/** Creates the reference of a contract at `/docs`. */
export function createReference(contract: ContractDocument, title: string, style: SampleStyle): Reference {
  const site: Site = { contract, operations: operationsOf(contract), base: '/docs', title };
  const pages = new Map<string, () => Promise<string>>([
    [site.base, () => Promise.resolve(introductionPage(site))],
    [`${site.base}/errors`, () => errorsPage(site)],
  ]);
  for (const placed of site.operations)
    pages.set(`${site.base}/${placed.operation.operationId}`, () => operationPage(site, placed, style));
  return { contract, pages, search: createSearch(site) };
}
