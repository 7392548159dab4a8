import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { rules } from '../../packages/contract-tools/lint/rules.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';

const text = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');

function messages(contract: string): string[] {
  // The contract lint validates the form.
  return rules['prose']?.(parse(contract) as ContractDocument).map(({ message }) => message) ?? [];
}

test('numbers in prose are those of x-gateway-limits', () => {
  expect(messages(text)).toEqual([]);
  const limits = Object.keys((parse(text) as ContractDocument)['x-gateway-limits'] ?? {});
  expect(limits.length).toBeGreaterThan(0);
  for (const name of limits) {
    const changed = text.replace(new RegExp(`(\\n  ${name}: )\\d+`), '$1777000');
    expect(messages(changed).join('\n')).toContain(`which is x-gateway-limits.${name}`);
  }
});

test('a description with another number is refused', () => {
  expect(messages(text.replace('The contents. At most 500 MB.', 'The contents. At most 400 MB.'))).toEqual([
    '"400 MB" is not a limit of x-gateway-limits',
  ]);
});
