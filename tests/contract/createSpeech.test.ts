import { expect } from '@jest/globals';
import { speechContentTypes, speechIn } from '../../scripts/test-bed/replies/media.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = { fields: { stream_format: 'sse' }, success: 'speech.audio.done', content: '' };
const shared = sharedScenarios('createSpeech');

describeContract('createSpeech', {
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
      'with audio that is cut, and never ended well, when the upstream breaks',
      (world) => {
        world.upstream.next({ kind: 'reset', when: 'mid_body' });
        return world.call();
      },
      ({ cut }) => expect(cut).toBe(true),
    ),
    ...streamScenarios('createSpeech', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
