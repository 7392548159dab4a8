import { expect } from '@jest/globals';
import { foreignModelFor, HIDDEN_MODEL, modelFor } from '../support/test-catalogue.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const preflight = { origin: 'https://app.example', 'access-control-request-method': 'GET' };

describeContract('getModelInfo', {
  ...sharedScenarios('getModelInfo'),
  200: [
    answers(
      200,
      'without a key, with every model of the public catalogue, for browsers too',
      (world) => world.call({ key: null }),
      (answer) => {
        expect(answer.text).toContain(foreignModelFor('chat'));
        expect(answer.text).not.toContain(HIDDEN_MODEL);
        expect(answer.headers['access-control-allow-origin']).toBe('*');
      },
    ),
    answers(
      200,
      "with a key, with the models of the key's project that the catalogue shows",
      (world) => world.call(),
      (answer) => {
        expect(answer.text).toContain(modelFor('chat'));
        expect(answer.text).not.toContain(foreignModelFor('chat'));
        expect(answer.text).not.toContain(HIDDEN_MODEL);
      },
    ),
    answers(
      204,
      'with what browsers may send, when they ask first (a 204)',
      (world) => world.send({ method: 'OPTIONS', path: '/v1/model/info', headers: preflight }),
      ({ headers }) => expect(headers['access-control-allow-headers']).toMatch(/x-api-key/i),
    ),
  ],
});
