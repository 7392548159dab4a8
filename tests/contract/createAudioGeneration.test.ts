import { expect } from '@jest/globals';
import { speechContentTypes, speechIn } from '../../scripts/test-bed/replies/media.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = { fields: { stream_format: 'sse' }, success: 'speech.audio.done', content: '' };
const shared = sharedScenarios('createAudioGeneration');

describeContract('createAudioGeneration', {
  ...shared,
  200: [
    ...Object.entries(speechContentTypes).map(([format, contentType]) =>
      responds(
        200,
        `with the bytes of ${format} under its media type`,
        (world) => world.call({ fields: { response_format: format } }),
        ({ headers, body }) => {
          expect(headers['content-type']).toBe(contentType);
          expect(body.equals(Buffer.concat(speechIn(format)))).toBe(true);
        },
      ),
    ),
    responds(
      200,
      'with truncated audio when the upstream fails',
      (world) => {
        world.upstream.next({ kind: 'reset', when: 'mid_body' });
        return world.call();
      },
      ({ cut }) => expect(cut).toBe(true),
    ),
    ...streamScenarios('createAudioGeneration', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
