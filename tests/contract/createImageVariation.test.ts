import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { multipartBody } from '../../scripts/test-bed/multipart.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

const shared = sharedScenarios('createImageVariation');

describeContract('createImageVariation', {
  ...shared,
  200: [
    responds(
      200,
      'with the image',
      (world) => world.call(),
      (response) => expect(jsonOf(response)).toMatchObject({ data: [{ b64_json: expect.any(String) }] }),
    ),
  ],
  400: [
    ...shared[400],
    responds(
      400,
      'in the model error shape to an invalid image, with the field',
      (world) => {
        const { headers, ...request } = exampleRequest('createImageVariation', { key: world.keys.full });
        const file = { filename: 'a.png', contentType: 'image/png', bytes: Buffer.from('no image') };
        const body = multipartBody([
          ['model', modelFor('image_variation')],
          ['image', file],
        ]);
        return world.send({
          ...request,
          headers: { ...headers, 'content-length': String(body.length) },
          body,
        });
      },
      (response) => expect(jsonOf(response)).toMatchObject({ error: { param: 'image' } }),
    ),
  ],
});
