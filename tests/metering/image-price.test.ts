import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { Usage } from '../../calls/usage.ts';
import { billOf } from '../../metering/bill.ts';
import { quoteOf } from '../../metering/quote.ts';
import { meteredCall, ONE_EACH } from './metered-call.ts';
import { period, sheet } from './schedule-scene.ts';

describe('an image costs by its size and quality', () => {
  const image = (size: string | null, quality: string | null, each: number) => ({
    size,
    quality,
    price: BigInt(each) * ONE_EACH,
  });
  const images = [
    image('1024x1024', 'low', 11),
    image('1024x1024', 'high', 167),
    image('1536x1024', 'high', 250),
    image(null, null, 42),
  ];
  const draw = (body: JsonObject, terms: Usage['terms'] = {}) =>
    meteredCall(
      'createImage',
      { prompt: 'a', ...body },
      {
        mode: 'image_generation',
        prices: {},
        limits: { maxImages: 4 },
        schedule: [period(sheet({}), { images })],
        usage: { images: 2, terms },
      },
    );

  test.each([
    ['as requested', { size: '1024x1024', quality: 'low', n: 2 }, {}, 22n, 22n],
    ['as the response says', { n: 2 }, { image_size: '1536x1024', image_quality: 'high' }, 500n, 500n],
    ['as others where nothing is said', { n: 2 }, {}, 500n, 84n],
    ['as others of a size that is not listed', { n: 2, size: '512x512' }, {}, 84n, 84n],
    [
      'as the dearest of a size without a quality',
      { n: 2, size: '1024x1024', quality: 'auto' },
      {},
      334n,
      334n,
    ],
    [
      'never more than reserved',
      { n: 2, size: '1024x1024', quality: 'low' },
      { image_quality: 'high' },
      22n,
      22n,
    ],
  ])('%s', (_what, body, terms, mostNanoEur, costNanoEur) => {
    const call = draw(body, terms);
    expect(quoteOf(call)?.mostNanoEur).toBe(mostNanoEur);
    expect(billOf(call, 'completed').costNanoEur).toBe(costNanoEur);
  });
});
