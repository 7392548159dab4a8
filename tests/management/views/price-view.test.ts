import { expect, test } from '@jest/globals';
import { embeddedBackend } from '../../../catalogue/embedded/backend.ts';
import { buildModel, type ModelDescription } from '../../../catalogue/build-model.ts';
import { constantPrices, type PriceSchedule } from '../../../catalogue/price-schedule.ts';
import { completePrices } from '../../../catalogue/price.ts';
import { priceView } from '../../../management/views/price-view.ts';

const NOVEMBER_MS = Date.UTC(2026, 10, 1);

function modelWith(description: Pick<ModelDescription, 'prices' | 'priceSource'>) {
  const deployments = [{ backend: embeddedBackend, model: 'extractive' }];
  return buildModel({ id: 'acme/chat', mode: 'chat', deployments, ...description });
}

test('the prices of a model are those of the time, with where they are from', () => {
  const [first] = constantPrices(completePrices({ inputTokens: 2_000_000_000n }));
  const [second] = constantPrices(completePrices({ inputTokens: 1_500_000_000n }));
  const prices: PriceSchedule = [first, { ...second, validFromMs: NOVEMBER_MS }];
  const model = modelWith({ prices, priceSource: { name: 'litellm', date: '2026-11-26' } });
  expect(priceView(model, NOVEMBER_MS - 1)).toMatchObject({
    valid_from: null,
    nano_eur: { input_per_million_tokens: '2000000000' },
  });
  expect(priceView(model, NOVEMBER_MS)).toMatchObject({
    free: false,
    valid_from: '2026-11-01T00:00:00.000Z',
    source: 'litellm',
    date: '2026-11-26',
    nano_eur: { input_per_million_tokens: '1500000000' },
  });
});

test('a free model has no price', () => {
  expect(priceView(modelWith({ prices: 'free' }), NOVEMBER_MS)).toEqual({
    ...{ model: 'acme/chat', free: true, valid_from: null, source: null, date: null, nano_eur: {} },
  });
});
