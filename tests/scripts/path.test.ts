import { expect, test } from '@jest/globals';
import { measurePaths } from '../../scripts/path/measure.ts';
import { readPathTable, rowOf } from '../../scripts/path/table.ts';

const HELD = ['createChatCompletion, streamed', 'createEmbedding', 'createRerank, over Cohere', 'uploadFile'];
/** A few steps more need not be written into the table at once: `npm run path -- --write`. */
const BESIDE = 10;

test('a request runs no more functions and files than docs/request-lifecycle.md says', async () => {
  const [table, counts] = await Promise.all([readPathTable(), measurePaths((name) => HELD.includes(name))]);
  const rows = counts.map(rowOf);
  expect(rows.map(({ name }) => name)).toEqual(HELD);
  for (const row of rows) {
    const written = table.find(({ name }) => name === row.name);
    const { name, functions, files } = row;
    const isMore = functions > (written?.functions ?? 0) + BESIDE || files > (written?.files ?? 0) + BESIDE;
    expect({ name, functions, files, isMore }).toEqual({ name, functions, files, isMore: false });
  }
}, 300_000);
