import { describe, expect, test } from '@jest/globals';
import { pino, type Logger } from 'pino';
import { createFlatLogger } from '../../../server/log/flat-logger.ts';

const NOW = 1_764_000_000_000;

/** A logger as the gateway opens it, and its lines. */
function logger(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const options = { base: { service: 'inference-gateway' }, timestamp: () => `,"time":${NOW}` };
  return { log: pino(options, { write: (line: string) => lines.push(line) }), lines };
}

const FIELDS: [string, object][] = [
  ['of a request', { request_id: '1', status: 200, duration_ms: 12.3, stream: false, cost_eur: 1.5e-7 }],
  ['that are absent', { request_id: '1', model: undefined, cause: undefined, status: 404 }],
  ['that are all absent', { model: undefined }],
  ['without any', {}],
  ['with a text that would end the line or a value', { requested_model: '","level":60}\n{"a":"\\"' }],
  ['with control characters', { requested_model: '\u0000\u001b[2J\u007f\u0085\u2028\r\t' }],
  ['with characters of several bytes', { requested_model: 'é漢😀' }],
  ['with unpaired surrogates', { requested_model: '\ud83d \ude00' }],
  ['with numbers that JSON does not have', { one: Number.NaN, other: Number.POSITIVE_INFINITY, zero: -0 }],
  ['with lists, records and nulls', { list: [1, 'a', null], record: { a: { b: '"' } }, none: null }],
];

describe('a line of the flat logger is the line that pino writes', () => {
  test.each(FIELDS)('for fields %s', (_name, fields) => {
    const { log, lines } = logger();
    const flat = createFlatLogger(log);
    for (const level of ['info', 'warn', 'error'] as const) {
      log[level](fields, 'request');
      flat[level](fields, 'request');
      expect(lines[1]).toBe(lines[0]);
      expect(JSON.parse(lines[1] ?? '')).toMatchObject({ time: NOW, service: 'inference-gateway' });
      lines.length = 0;
    }
  });

  test('for a message that needs escapes', () => {
    const { log, lines } = logger();
    log.info({ a: 1 }, '"one"\n');
    createFlatLogger(log).info({ a: 1 }, '"one"\n');
    expect(lines[1]).toBe(lines[0]);
  });

  test('for a logger that adds fields to each line', () => {
    const { log, lines } = logger();
    const child = log.child({ process: '"2"' });
    child.info({ a: 1 }, 'request');
    createFlatLogger(child).info({ a: 1 }, 'request');
    expect(lines[1]).toBe(lines[0]);
  });
});

test("the flat logger writes only lines of the logger's level, also after the level changed", () => {
  const { log, lines } = logger();
  const flat = createFlatLogger(log);
  flat.debug({ a: 1 }, 'request');
  expect(lines).toEqual([]);
  log.level = 'error';
  expect(flat.isLevelEnabled('warn')).toBe(false);
  flat.warn({ a: 1 }, 'request');
  expect(lines).toEqual([]);
  flat.error({ a: 1 }, 'request');
  expect(lines).toHaveLength(1);
});
