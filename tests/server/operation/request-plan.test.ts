import { describe, expect, test } from '@jest/globals';
import { buildModel } from '../../../catalogue/build-model.ts';
import { nameTable } from '../../../catalogue/model-names.ts';
import type { Catalogue } from '../../../catalogue/model.ts';
import { MemoryCounts } from '../../../limits/memory-counts.ts';
import { RateLimits } from '../../../limits/rate-limits.ts';
import type { Principal } from '../../../projects/principal.ts';
import type { Services } from '../../../server/configuration/services.ts';
import { RequestPlans } from '../../../server/operation/request-plan.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';

const chat = operationRow('createChatCompletion');
const models = [
  buildModel({ id: 'acme/chat', mode: 'chat', prices: 'free', deployments: [] }),
  buildModel({ id: 'acme/open/*', mode: 'chat', prices: 'free', deployments: [] }),
];
const names = nameTable({}, ['acme/chat', 'acme/open/*']);
// Plans read nothing else of a catalogue and of the services.
const catalogue = {
  models: new Map(models.map((model) => [model.id, model])),
  names,
} as unknown as Catalogue;

function plansOf(requestsPerMinute: number | null): RequestPlans {
  const limits = new RateLimits({ requestsPerMinute, tiers: new Map() }, new MemoryCounts());
  return new RequestPlans({ catalogue, limits, guardrails: { required: () => [] } } as unknown as Services);
}

const key = (rights: Partial<Principal> = {}): Principal => ({
  keyId: 'k',
  keyName: 'k',
  keyFamilyId: 'family',
  projectId: 'p',
  organisationId: 'o',
  projectModels: 'all',
  disabledModels: new Set(),
  requiredTags: [],
  keyModels: 'all',
  requestsPerMinute: null,
  ...rights,
});

describe('the plan for requests of a key to a model', () => {
  test('is made once', () => {
    const plans = plansOf(5);
    const principal = key();
    const plan = plans.of(chat, principal, 'acme/chat');
    expect(plan).toMatchObject({ model: models[0], names: null, mayFallBack: false });
    expect(plan.limits.counters).toEqual([{ policy: 'key', id: '{k}', limit: 5 }]);
    expect(plans.of(chat, principal, 'acme/chat')).toBe(plan);
  });

  test('is another one when the rights or the limit of the key have changed', () => {
    const plans = plansOf(5);
    plans.of(chat, key(), 'acme/chat');
    expect(() => plans.of(chat, key({ keyModels: new Set() }), 'acme/chat')).toThrow(
      expect.objectContaining({ code: 'model_forbidden' }),
    );
    expect(() => plans.of(chat, key({ projectModels: new Set() }), 'acme/chat')).toThrow(
      expect.objectContaining({ code: 'model_not_found' }),
    );
    const { limits } = plans.of(chat, key({ requestsPerMinute: 2 }), 'acme/chat');
    expect(limits.counters).toMatchObject([{ limit: 2 }]);
  });

  test('is kept for a bounded number of names', () => {
    const plans = plansOf(null);
    const principal = key();
    const first = plans.of(chat, principal, 'acme/open/0');
    for (let index = 1; index < 1_000; index += 1) plans.of(chat, principal, `acme/open/${index}`);
    expect(plans.of(chat, principal, 'acme/open/0')).toBe(first);
    plans.of(chat, principal, 'acme/open/1000');
    expect(plans.of(chat, principal, 'acme/open/0')).not.toBe(first);
  });
});
