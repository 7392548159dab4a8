import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { SPARE_MODEL } from '../../scripts/test-bed/test-catalogue.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('listModels', {
  ...sharedScenarios('listModels'),
  200: [
    responds(
      200,
      'with the models that the key may use, and no others',
      (world) => world.call({ key: world.keys.narrowed }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          object: 'list',
          data: [{ id: SPARE_MODEL, object: 'model' }],
        }),
    ),
    responds(
      200,
      'with the requested page',
      (world) => world.call({ query: '?limit=1&after=acme%2Fchat' }),
      (response) => {
        expect(jsonOf(response)).toMatchObject({ data: [{ id: 'impatient/chat' }] });
      },
    ),
    // anthropic-ai-sdk 0.2.27 and async-anthropic 0.6.0 of Rust require `type`, `display_name` and `has_more`.
    responds(
      200,
      'with the requested page, as clients of the messages format require it',
      (world) => {
        const headers = { 'anthropic-version': '2023-06-01' };
        return world.call({ headers, query: '?limit=1&after_id=acme%2Fchat' });
      },
      (response) => {
        const id = 'impatient/chat';
        const entry = { id, type: 'model', display_name: id, created_at: expect.stringMatching(/Z$/) };
        const page = { has_more: true, first_id: id, last_id: id, data: [{ ...entry, object: 'model' }] };
        expect(jsonOf(response)).toMatchObject(page);
      },
    ),
  ],
});
