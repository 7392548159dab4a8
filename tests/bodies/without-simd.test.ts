import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('where WebAssembly has no SIMD, rules find the same, and embeddings and long strings are left to the parser', () => {
  const program = join(import.meta.dirname, 'without-simd.ts');
  const printed = execFileSync(process.execPath, [program], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({
    found: [true, true, true, true, true, true, false],
    scanned: null,
    strings: null,
    validations: 3,
  });
});
