import { DEFAULT_VOICE, type SpeechFormat } from '../../../packages/engines/index.ts';
import { failure } from '../../../errors/gateway-error.ts';
import type { SpeechRequest } from '../../../generated/contract.ts';
import { fieldsOf, type EmbeddedModel, type Serve } from './embedded-model.ts';
import { withFirstValue } from './with-first-value.ts';

const CONTENT_TYPES: Readonly<Record<SpeechFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

/** Returns audio in pieces; for a streaming response the handler writes its events from them. */
const speak: Serve = async (request, engines) => {
  const { input, voice, response_format: wanted, speed } = fieldsOf<SpeechRequest>(request);
  const format = wanted ?? 'mp3';
  if (!isSpeechFormat(format)) {
    const known = Object.keys(CONTENT_TYPES).join(', ');
    throw failure('invalid_parameter', {
      message: `Invalid parameter 'response_format': this model supports ${known}`,
      param: 'response_format',
    });
  }
  const query = { text: input, voice: nameOf(voice), format, speed: speed ?? 1 };
  const chunks = await withFirstValue(engines.speech.speak(query, request.signal));
  return { kind: 'bytes', contentType: CONTENT_TYPES[format], chunks };
};

function isSpeechFormat(format: string): format is SpeechFormat {
  return format in CONTENT_TYPES;
}

function nameOf(voice: SpeechRequest['voice']): string {
  if (voice === undefined || voice === null || voice === '') return DEFAULT_VOICE;
  return typeof voice === 'string' ? voice : voice.id;
}

export const speechModels: Readonly<Record<string, EmbeddedModel>> = {
  flite: { engine: 'speech', serves: { createSpeech: speak, createAudioGeneration: speak } },
};
