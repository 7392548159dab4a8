import { TRANSCRIPT } from '../../scripts/test-bed/replies/media.ts';
import { describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { emptyAudio } from '../support/scenarios/audio.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = { fields: {}, success: 'transcript.text.done', content: TRANSCRIPT };
const shared = sharedScenarios('createTranscriptionStream');

describeContract('createTranscriptionStream', {
  ...shared,
  200: [...streamScenarios('createTranscriptionStream', stream)],
  400: [...shared[400], emptyAudio('createTranscriptionStream')],
  502: [...shared[502], errorBeforeStream(stream)],
});
