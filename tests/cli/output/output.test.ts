import { expect, test } from '@jest/globals';
import { foundCallText } from '../../../cli/output/call-output.ts';
import { formatTable, lengthOf } from '../../../cli/output/output.ts';
import { adminDocument } from '../../../packages/contract-tools/checks/document.ts';
import type { FoundCall } from '../../../packages/sdk/admin.ts';

const FORGED = 'ticket\u001b[2J\n2026-11-26 a line\u009b1m\u202eevil';
const SHOWN = 'ticket�[2J�2026-11-26 a line�1m�evil';

test('texts of others move no cursor, change no colour and forge no line of a table', () => {
  expect(formatTable(['name', 'reason'], [{ name: 'a', reason: FORGED }])).toBe(
    `NAME  REASON\na     ${SHOWN}\n`,
  );
});

test('neither do they in the text of one call', () => {
  const response = adminDocument().paths['/admin/calls/{request_id}']?.['get']?.responses['200'];
  const media = response !== undefined && 'content' in response ? response.content : undefined;
  // The lint checks the examples.
  const found = media?.['application/json']?.example as FoundCall;
  const detail = found.detail === null ? null : { ...found.detail, user_agent: FORGED };
  const attempts = found.attempts.map((attempt) => ({ ...attempt, upstream_text: FORGED }));
  const text = foundCallText({ ...found, detail, attempts });
  expect(text.split(SHOWN)).toHaveLength(2 + attempts.length);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('the length counts what a reader sees', () => {
  expect(['', 'abc', 'e\u0301', '👩‍💻', '日本'].map(lengthOf)).toEqual([0, 3, 1, 1, 2]);
});
