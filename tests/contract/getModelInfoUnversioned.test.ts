import { expect } from '@jest/globals';
import { foreignModelFor } from '../../scripts/test-bed/test-catalogue.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const preflight = { origin: 'https://app.example', 'access-control-request-method': 'GET' };

describeContract('getModelInfoUnversioned', {
  ...sharedScenarios('getModelInfoUnversioned'),
  200: [
    responds(
      200,
      'without a key, with every model of the public catalogue, for browsers too',
      (world) => world.call({ key: null }),
      (response) => {
        expect(response.text).toContain(foreignModelFor('chat'));
        expect(response.headers['access-control-allow-origin']).toBe('*');
      },
    ),
    responds(
      200,
      "with a key, with the models of the key's project",
      (world) => world.call(),
      (response) => expect(response.text).not.toContain(foreignModelFor('chat')),
    ),
    responds(
      204,
      'with what browsers may send, when they ask first (a 204)',
      (world) => world.send({ method: 'OPTIONS', path: '/model/info', headers: preflight }),
      ({ headers }) => expect(headers['access-control-allow-headers']).toMatch(/x-api-key/i),
    ),
  ],
});
