import { expect } from '@jest/globals';
import { speechContentTypes, speechIn } from '../../../scripts/test-bed/replies/media.ts';
import { describeContract, responds } from './scenario.ts';
import { sharedScenarios } from './shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from './streams.ts';

const stream: StreamWish = { fields: { stream_format: 'sse' }, success: 'speech.audio.done', content: '' };

/** The contract tests of an operation that makes audio of a text. */
export function describeSpeech(operationId: 'createSpeech' | 'createAudioGeneration'): void {
  const shared = sharedScenarios(operationId);
  describeContract(operationId, {
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
      ...streamScenarios(operationId, stream),
    ],
    502: [...shared[502], errorBeforeStream(stream)],
  });
}
