import { describe, expect, test } from '@jest/globals';
import { viewOf } from '../../../cli/watch/view.ts';
import { plainText, screenText } from '../../../cli/watch/screen.ts';
import type { Today } from '../../../cli/watch/today.ts';
import { deployment, hourOf, processOf, today } from './state.ts';

const textOf = (state: Today, columns: number | null = null): string => plainText(viewOf(state, columns));

test('the view has the state of the gateway as plain text', () => {
  expect(textOf(today)).toBe(`Today, 2026-11-26T09:30:00Z
Nothing needs attention.

The last hour: 200 calls, 3 failed (1.5%); 3 in flight
This month: 12.35 EUR settled, 0.00123 EUR held

Models in the last hour
MODEL      CALLS  FAILED    FIRST TOKEN  95 %     COST
acme/chat  200    3 (1.5%)  420 ms       1300 ms  1.23 EUR

Deployments
DEPLOYMENT  STATE    IN FLIGHT  WAITING  FIRST TOKEN  RESPONSE  PROCESS
openai/gpt  healthy  3          0        412 ms       -         7

Processes
PROCESS  STATE  IN FLIGHT  CONFIGURATION  RATE LIMITS    UNRECORDED CALLS
7        ready  3          current        as configured  0

Alerts of budgets
TIME                  BUDGET         THRESHOLD  MESSAGES
2026-11-26T09:00:00Z  acme/research  80 %       ops sent
`);
});

test('a token of one organisation sees its calls and budgets, and why there is no more', () => {
  const text = textOf({ ...today, overview: null, processes: [], hour: [], alerts: [] });
  expect(text).toContain('No calls in the last hour.\n');
  expect(text).toContain('This token is limited to one organisation.');
  expect(text).not.toContain('PROCESS');
});

describe('on a terminal', () => {
  const long: Today = {
    ...today,
    overview: { ...today.overview, processes: [processOf({ state: 'not_ready', reason: 'x'.repeat(300) })] },
    processes: [{ process_id: 7, deployments: [{ ...deployment, deployment: 'y'.repeat(200) }] }],
    hour: [hourOf(10, 0, 'مشروع البحث العلمي '.repeat(12)), hourOf(20, 20, 'a b '.repeat(40))],
  };

  test.each([20, 40, 80, 200])('%d columns wide no line is longer', (columns) => {
    const lines = viewOf(long, columns).map(({ text }) => [...new Intl.Segmenter().segment(text)].length);
    expect(Math.max(...lines)).toBeLessThanOrEqual(columns);
  });

  test('a narrow one has the first columns of each table', () => {
    const text = textOf(today, 40);
    expect(text).toContain('MODEL      CALLS  FAILED    FIRST TOKEN\n');
    expect(text).toContain('DEPLOYMENT  STATE    IN FLIGHT  WAITING\n');
  });

  test('lines below its end are counted, and colours are optional', () => {
    const lines = viewOf(today, 80);
    const shown = screenText(lines, { columns: 80, rows: 6 }, true);
    expect(shown.split('\n')).toHaveLength(6);
    expect(shown).toContain(`… ${lines.length - 4} more lines`);
    expect(shown).toContain('[32mNothing needs attention.');
    expect(screenText(lines, { columns: 80, rows: 80 }, false)).not.toContain('[32m');
  });

  test('names and errors of others cannot move its cursor', () => {
    const evil = '\u001b[2Jmodel\r\n\u202ename';
    const state = {
      ...today,
      overview: { ...today.overview, processes: [processOf({ state: 'not_ready', reason: evil })] },
      processes: [{ process_id: 7, deployments: [{ ...deployment, deployment: evil }] }],
      hour: [hourOf(10, 10, evil)],
    };
    expect(textOf(state)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});
