import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { TRANSCRIPT, transcriptTexts } from '../../scripts/test-bed/replies/media.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { emptyAudio } from '../support/scenarios/audio.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = {
  fields: { stream: 'true', response_format: 'json' },
  success: 'transcript.text.done',
  content: TRANSCRIPT,
};
const shared = sharedScenarios('createTranscription');

describeContract('createTranscription', {
  ...shared,
  200: [
    ...(['json', 'verbose_json'] as const).map((format) =>
      responds(
        200,
        `with the transcript as ${format}`,
        (world) => world.call({ fields: { response_format: format } }),
        (response) => expect(jsonOf(response)).toMatchObject({ text: TRANSCRIPT }),
      ),
    ),
    ...Object.entries(transcriptTexts).map(([format, { text }]) =>
      responds(
        200,
        `with the transcript as ${format}`,
        (world) => world.call({ fields: { response_format: format } }),
        (response) => expect(response.text).toBe(text),
      ),
    ),
    ...streamScenarios('createTranscription', stream),
  ],
  400: [...shared[400], emptyAudio('createTranscription')],
  502: [...shared[502], errorBeforeStream(stream)],
});
