import { moduleOf } from '../structure/modules.ts';
import { measurePaths, type PathCount } from './measure.ts';
import { pathTable, writePathTable } from './table.ts';

const USAGE = `npm run path -- [--write] [--only TEXT] [--functions]
Counts the functions and files that one request of each operation runs.
  --write      put the table into docs/request-lifecycle.md
  --only       requests whose name contains TEXT
  --functions  list the functions of each request, by module and file`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  process.stdout.write(`${USAGE}\n`);
} else {
  const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';
  const counts = await measurePaths((name) => name.includes(only));
  process.stdout.write(`${pathTable(counts)}\n`);
  if (words.includes('--functions')) for (const count of counts) printFunctions(count);
  if (words.includes('--write')) await writePathTable(counts);
}

function printFunctions({ name, functions }: PathCount): void {
  process.stdout.write(`\n${name}\n`);
  for (const [module, all] of Map.groupBy(functions, ({ url }) => moduleOf(url))) {
    const files = Map.groupBy(all, ({ url }) => url);
    process.stdout.write(`  ${module}: ${all.length} functions in ${files.size} files\n`);
    for (const [url, own] of files)
      process.stdout.write(`    ${url}: ${own.map((one) => one.name || '(unnamed)').join(' ')}\n`);
  }
}
