import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = { fields: { stream: true }, success: 'image_generation.completed', content: '' };
const shared = sharedScenarios('createImage');

describeContract('createImage', {
  ...shared,
  200: [
    responds(
      200,
      'with the complete image',
      (world) => world.call({ fields: { stream: false } }),
      (response) => expect(jsonOf(response)).toMatchObject({ data: [{ b64_json: expect.any(String) }] }),
    ),
    ...streamScenarios('createImage', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
