import { expect, test } from '@jest/globals';
import { withoutBillingLine } from '../../bodies/billing-line.ts';

const LINE = 'x-anthropic-billing-header: cc_version=2.1.332.f7a; cc_entrypoint=cli; cch=aaaaa;';
const BRIEF = { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } };

test.each([
  ['a block of its own', [{ type: 'text', text: LINE }, BRIEF], [BRIEF]],
  ['the beginning of a block', [{ ...BRIEF, text: `${LINE}\n${BRIEF.text}` }], [BRIEF]],
  ['the beginning of a text', `${LINE}\nBe brief.`, 'Be brief.'],
  ['the only block', [{ type: 'text', text: LINE }], undefined],
  ['the whole text', LINE, undefined],
])('the billing line is removed as %s', (_place, system, kept) => {
  expect(withoutBillingLine({ model: 'm', system })).toEqual({ model: 'm', system: kept });
});

test.each([
  ['no system prompt', undefined],
  ['null', null],
  ['a text that speaks of it', `What is ${LINE}`],
  ['a later line', `Be brief.\n${LINE}`],
  ['a later block', [BRIEF, { type: 'text', text: LINE }]],
  ['an empty list', []],
  ['a block without text', [{ type: 'image' }]],
])('%s stays the same', (_case, system) => {
  const request = { model: 'm', system };
  expect(withoutBillingLine(request)).toBe(request);
});
