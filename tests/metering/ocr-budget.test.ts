import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { json } from '../../scripts/test-bed/upstream/good-response.ts';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { compressedPdf, plainPdf, tiffOf } from '../../scripts/test-bed/paged-documents.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { IMAGE } from '../../scripts/test-bed/requests.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const PAGE_NANO_EUR = 100_000_000n;
const MAX_PAGES = 5;
/** Pages in the documents below. */
const PAGES = 30;

/** Reads the pages that it is told to, or all of a document, as servers without the option do. */
let upstream: Upstream;
let obeys = true;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, ({ path, model, fields }) =>
    path === '/ocr' ? json(resultOf(model, obeys ? selected(fields['pages']) : PAGES)) : null,
  );
  const model = (name: string, backend: string): string =>
    `  acme/${name}: { mode: ocr, prices: { per_page: 0.1 }, limits: { max_pages: ${MAX_PAGES} }, deployments: [{ backend: ${backend}, model: up-ocr }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  selecting: { kind: mistral, base_url: '${upstream.baseUrl}' }`,
      `  unknown: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      'models:',
      model('selecting', 'selecting'),
      model('unknown', 'unknown'),
    ],
  });
});
afterEach(() => {
  obeys = true;
  upstream.reset();
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

function resultOf(model: string, count: number): object {
  const pages = Array.from({ length: count }, (_, index) => ({
    index,
    markdown: 'x',
    images: [],
    dimensions: null,
  }));
  return { model, pages, usage_info: { pages_processed: count } };
}

function selected(pages: unknown): number {
  if (Array.isArray(pages)) return pages.length;
  const range = typeof pages === 'string' ? /^(\d+)(?:-(\d+))?$/.exec(pages) : null;
  return range === null ? PAGES : Number(range[2] ?? range[1]) - Number(range[1]) + 1;
}

/** Reads a document with a budget for the most pages of the model, and returns what it cost. */
async function read(
  model: string,
  bytes: Uint8Array,
  pages?: string,
): Promise<{ answer: TestAnswer; spentNanoEur: bigint; limitNanoEur: bigint }> {
  const { store, ledger } = gateway.gateway.services;
  const { id } = await store.database
    .selectFrom('projects')
    .select('id')
    .where('name', '=', 'main')
    .executeTakeFirstOrThrow();
  const before = await settled();
  const limitCents = before / 10_000_000n + 60n;
  await setBudget(store, id, limitCents);
  const answer = await gateway.upload('/v1/ocr', [
    ['model', `acme/${model}`],
    ...(pages === undefined ? [] : [['pages', pages] as [string, string]]),
    ['file', { filename: 'a', contentType: 'application/octet-stream', bytes }],
  ]);
  await ledger.posted();
  return { answer, spentNanoEur: (await settled()) - before, limitNanoEur: 600_000_000n };
}

async function settled(): Promise<bigint> {
  const { store } = gateway.gateway.services;
  const rows = await store.database.selectFrom('ledger').select('cost_nano_eur').execute();
  return rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n);
}

/** Documents that say too little of their pages, or nothing that can be read. */
const DOCUMENTS: [string, Buffer][] = [
  ['with a compressed page tree', compressedPdf(PAGES)],
  ['that states one page of thirty', plainPdf(PAGES, 1)],
  ['that states one page of thirty, compressed', compressedPdf(PAGES, 1)],
  ['that states fewer pages than none', plainPdf(PAGES, -7)],
  ['that is damaged', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Pages/Count 1>>\nendobj\n')],
  ['that is a TIFF', tiffOf(PAGES)],
  ['that is a damaged TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['that is an image', IMAGE],
];

describe.each(['selecting', 'unknown'])('of a budget for five pages, at a backend of kind %s,', (model) => {
  test.each(DOCUMENTS)('a document %s takes no more', async (_what, bytes) => {
    const { answer, spentNanoEur, limitNanoEur } = await read(model, bytes);
    expect([200, 400]).toContain(answer.status);
    expect(spentNanoEur).toBeLessThanOrEqual(limitNanoEur);
    if (answer.status !== 200)
      expect({ requests: upstream.requests.length, spentNanoEur }).toEqual({ requests: 0, spentNanoEur: 0n });
    else expect(selected(upstream.last.fields['pages'])).toBeLessThanOrEqual(MAX_PAGES);
  });

  test.each(DOCUMENTS)('a document %s takes no more, though all of it is read', async (_what, bytes) => {
    obeys = false;
    const { spentNanoEur } = await read(model, bytes);
    expect(spentNanoEur).toBeLessThanOrEqual(BigInt(MAX_PAGES) * PAGE_NANO_EUR);
  });
});

describe('a document', () => {
  test.each([
    ['as a list', 'selecting', [0, 1, 2]],
    ['in the form of the contract', 'unknown', '0-2'],
  ])('of three pages is read to its end, which the backend is told %s', async (_how, model, told) => {
    const { answer, spentNanoEur } = await read(model, compressedPdf(3));
    expect(answer.status).toBe(200);
    expect(upstream.last.fields['pages']).toEqual(told);
    expect(spentNanoEur).toBe(3n * PAGE_NANO_EUR);
  });

  test('of more pages than the model reads is refused, and read in part where pages are chosen', async () => {
    const { answer } = await read('selecting', compressedPdf(PAGES));
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({
      error: { param: 'file', message: expect.stringContaining('it has 30 pages, and the model reads 5') },
    });
    expect((await read('selecting', compressedPdf(PAGES), '20-22')).spentNanoEur).toBe(3n * PAGE_NANO_EUR);
    expect(upstream.last.fields['pages']).toEqual([20, 21, 22]);
  });

  test('whose pages cannot be counted is refused at a server that may not know the option', async () => {
    const damaged = Buffer.from('%PDF-1.7 and nothing more');
    const { answer } = await read('unknown', damaged);
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({
      error: {
        type: 'invalid_request_error',
        param: 'file',
        message: "Invalid parameter 'file': its pages cannot be counted; choose some by 'pages'",
      },
    });
    expect((await read('unknown', damaged, '0')).answer.status).toBe(200);
  });

  test('of which a backend reads more than it was told is counted for the operator', async () => {
    obeys = false;
    const { counts } = gateway.gateway.services.ledger;
    const { overruns } = counts;
    await read('selecting', compressedPdf(3));
    expect(counts.overruns).toBe(overruns + 1);
  });
});
