import { describeSpeech } from '../support/scenarios/speech.ts';

describeSpeech('createSpeech');
