import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pageCountOf } from '../../documents/page-count.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function countIn(...objects: string[]): Promise<number | null> {
  const path = join(folder, 'document.pdf');
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  await writeFile(path, `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
  return pageCountOf(path);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const root = (count: number): string => `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`;

describe('the pages of a PDF are', () => {
  test.each([
    ['those of the root of its tree', [CATALOG, root(2_000)], 2_000],
    ['also written without spaces', ['<</Count 7/Kids[3 0 R]/Type/Pages>>'], 7],
    ['not those of a branch', [root(9), '<< /Type /Pages /Parent 2 0 R /Count 4 >>'], 9],
    ['not the entries of its outline', [root(3), '<< /Type /Outlines /Count 300 >>'], 3],
    ['those of its latest revision', [root(2_000), root(10)], 10],
    ['found behind much else', ['x'.repeat(3_000_000), root(5)], 5],
    ['found where two reads meet', [...Array.from({ length: 20 }, () => 'x'.repeat(52_400)), root(6)], 6],
    [
      'not those of a branch that is cut',
      [root(9), `<< /Parent 2 0 R ${' '.repeat(2_000_000)} ${root(4)}`],
      9,
    ],
    ['unknown where they are compressed', ['<< /Type /ObjStm /N 2 >> stream\n\x78\x9c\nendstream'], null],
  ])('%s', async (_name, objects, expected) => {
    expect(await countIn(...objects)).toBe(expected);
  });
});

test('a document of page trees only is read in one pass', async () => {
  const path = join(folder, 'odd.pdf');
  await writeFile(path, '/Type /Pages '.repeat(1_500_000), 'latin1');
  expect(await pageCountOf(path)).toBeNull();
});
