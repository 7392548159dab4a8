import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { operationsOf } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';
import { errorDialectOf } from '../../scripts/generation/error-dialect.ts';
import { ContractEdit } from '../packages/contract-tools/review/contract-edits.ts';

const contract = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');

function dialects(text: string): string[] {
  // The contract lint validates the form.
  const document = parse(text) as ContractDocument;
  const rows = operationsOf(document).map((one) => [one.operationId, errorDialectOf(document, one)]);
  return rows.filter(([, dialect]) => dialect === 'messages').map(([operationId]) => operationId ?? '');
}

test('errors have the form of the error schemas of the operation, independent of its tag', () => {
  expect(dialects(contract)).toEqual(['createMessage', 'countMessageTokens']);
  expect(dialects(contract.replaceAll('Messages]', 'Conversations]'))).toEqual(dialects(contract));
});

test('an operation with two forms of errors is refused, with its name', () => {
  const edit = new ContractEdit(contract);
  const place = [...edit.operation('createMessage'), 'responses', '400'];
  edit.set({ $ref: '#/components/responses/BadRequest' }, ...place);
  expect(() => dialects(edit.text)).toThrow('createMessage: model errors are declared in two forms');
});
