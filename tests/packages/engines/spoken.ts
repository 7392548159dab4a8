import type { EngineHost } from '../../../packages/engines/host.ts';
import type { SpeechFormat } from '../../../packages/engines/speech/engine.ts';

/** An audio file of a text, spoken by the speech engine. */
export async function spoken(host: EngineHost, text: string, format: SpeechFormat = 'wav'): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const request = { text, voice: 'rms', format, speed: 1 };
  for await (const chunk of host.speech.speak(request, new AbortController().signal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
