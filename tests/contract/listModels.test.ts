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
  ],
});
