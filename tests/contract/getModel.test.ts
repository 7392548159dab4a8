import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

/** What clients read that expect the model itself. */
const member = { id: 'acme/chat', created: expect.any(Number), owned_by: 'acme' };

describeContract('getModel', {
  ...sharedScenarios('getModel'),
  403: [
    responds(
      403,
      'to a key that is restricted to other models',
      (world) => world.call({ key: world.keys.narrowed }),
      (response) => expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'forbidden' } }),
    ),
  ],
  200: [
    ...['acme/chat', 'acme%2Fchat'].map((model) =>
      responds(
        200,
        `with the model, written as ${model}`,
        (world) => world.call({ path: { model } }),
        (response) => expect(jsonOf(response)).toMatchObject({ ...member, object: 'list', data: [member] }),
      ),
    ),
    responds(
      200,
      'as clients of the messages format require it',
      (world) => world.call({ headers: { 'anthropic-version': '2023-06-01' } }),
      (response) => {
        const more = { type: 'model', display_name: 'acme/chat', created_at: expect.stringMatching(/Z$/) };
        expect(jsonOf(response)).toMatchObject({ ...member, ...more, data: [{ ...member, ...more }] });
      },
    ),
  ],
});
