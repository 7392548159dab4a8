import { TRANSCRIPT } from '../../scripts/test-bed/replies/media.ts';
import { describeContract, type Scenarios } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { emptyAudio } from '../support/scenarios/audio.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';

const stream: StreamWish = { fields: {}, success: 'transcript.text.done', content: TRANSCRIPT };
const shared = sharedScenarios('createTranscriptionStreamInput');

const scenarios: Scenarios<'createTranscriptionStreamInput'> = {
  ...shared,
  200: [...streamScenarios('createTranscriptionStreamInput', stream)],
  400: [...shared[400], emptyAudio('createTranscriptionStreamInput')],
  502: [...shared[502], errorBeforeStream(stream)],
};

// The order decides whether the file is passed on while it arrives.
describeContract('createTranscriptionStreamInput', scenarios);
describeContract('createTranscriptionStreamInput', scenarios, { filesFirst: true });
