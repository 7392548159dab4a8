import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { limits } from '../../generated/operations.ts';
import { readSettings } from '../../server/settings.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
const ROWS = [...PAGE.matchAll(/^\| `(GATEWAY_\w+)` +\| ([^|]*?) +\|/gm)].map(
  ([, name = '', value = '']) => [name, value.replaceAll('`', '')] as const,
);
const SIZES: Readonly<Record<string, number>> = { MiB: 2 ** 20, GiB: 2 ** 30 };

describe('the page of settings', () => {
  test('lists every variable once', () => {
    expect(ROWS.map(([name]) => name).toSorted()).toEqual(knownVariables().toSorted());
  });

  test.each(ROWS)('%s has the default %s', (name, value) => {
    const stated = readSettings({ [name]: inBytes(value) });
    expect({ ...stated, configurationRequired: false, isManagePortOptional: true }).toEqual({
      ...readSettings({}),
      ...(name === 'GATEWAY_STALL_MS' ? { stalledUploadMs: limits.stalledUploadMs } : {}),
    });
  });
});

/** The names that the refusal of an unknown variable lists. */
function knownVariables(): string[] {
  try {
    readSettings({ GATEWAY_QQQQQQQQQQQQ: 'x' });
  } catch (error) {
    const [, ...names] = String(error).match(/GATEWAY_\w+/g) ?? [];
    return names;
  }
  return [];
}

function inBytes(text: string): string {
  const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(text) ?? [];
  return count === undefined ? text : String(Number(count) * (SIZES[unit] ?? Number.NaN));
}
