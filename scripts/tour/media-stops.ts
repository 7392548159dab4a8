import type { OperationId } from '../../generated/contract.ts';
import { drawnPage, pdfOf, pngOf } from './documents.ts';
import type { Stop } from './text-stops.ts';
import { collected, expectThat, shareOfWords, short, type Visit } from './visit.ts';

const SPOKEN = 'Good morning. She sells sea shells by the sea shore.';
const HEARD = 'good morning she sells seashells by the seashore';
const PRINTED = 'The train to Graz leaves at ten past seven.';
const PROMPT = 'a cat riding a red bicycle in the snowy mountains at sunset';

function uploadOf(visit: Visit): object {
  const file = new File([visit.speech ?? new Blob()], 'speech.wav', { type: 'audio/wav' });
  return { model: 'embedded/pocketsphinx', language: 'en', file };
}

function heard(text: string): string {
  const share = shareOfWords(text, HEARD);
  expectThat(share >= 0.75, text);
  return `“${text}”, ${Math.round(share * 100)} % of the spoken words`;
}

const transcribed =
  (method: 'createTranscriptionStream' | 'createTranscriptionStreamInput'): Stop =>
  async (visit) => {
    const events = await collected(visit.client[method](uploadOf(visit)));
    return `${events.length} events: ${heard(String(events.at(-1)?.['text']))}`;
  };

const audio = {
  createSpeech: async (visit) => {
    const request = { model: 'embedded/flite', input: SPOKEN, voice: 'rms', response_format: 'wav' };
    visit.speech = await (await visit.client.createSpeech(request)).blob();
    return visit.save('speech.wav', visit.speech);
  },
  createAudioGeneration: async (visit) => {
    const request = { model: 'embedded/flite', input: SPOKEN, voice: 'slt', speed: 1.2 };
    const speech = await visit.client.createAudioGeneration(request);
    return visit.save('speech.mp3', await speech.blob());
  },
  createTranscription: async (visit) => {
    const answer = await visit.client.createTranscription(uploadOf(visit));
    return heard(typeof answer === 'string' || answer instanceof Blob ? '' : answer.text);
  },
  createTranscriptionStream: transcribed('createTranscriptionStream'),
  createTranscriptionStreamInput: transcribed('createTranscriptionStreamInput'),
} satisfies Partial<Record<OperationId, Stop>>;

const images = {
  createImage: async (visit) => {
    const request = { model: 'embedded/procedural', prompt: PROMPT, size: '512x512' };
    const { data } = await visit.client.createImage(request);
    visit.image = new Blob([Buffer.from(data?.[0]?.b64_json ?? '', 'base64')], { type: 'image/png' });
    return `${data?.[0]?.revised_prompt ?? ''}; ${await visit.save('image.png', visit.image)}`;
  },
  createImageVariation: async (visit) => {
    const image = new File([visit.image ?? new Blob()], 'image.png', { type: 'image/png' });
    const { data } = await visit.client.createImageVariation({
      model: 'embedded/procedural',
      size: '512x512',
      image,
    });
    return visit.save('variation.png', Buffer.from(data?.[0]?.b64_json ?? '', 'base64'));
  },
} satisfies Partial<Record<OperationId, Stop>>;

const documents = {
  createOcr: async (visit) => {
    const png = await pngOf(await drawnPage(pdfOf([[PRINTED]])));
    const saved = await visit.save('page.png', png);
    const file = new File([Uint8Array.from(png)], 'page.png', { type: 'image/png' });
    const { pages } = await visit.client.createOcr({ model: 'embedded/tesseract', file });
    expectThat(pages[0]?.markdown === PRINTED, pages);
    return `“${PRINTED}” read from ${saved}`;
  },
  uploadFile: async (visit) => {
    const file = new File(['a file of the tour'], 'tour.txt', { type: 'text/plain' });
    const record = await visit.client.uploadFile({ purpose: 'user_data', file });
    visit.ids.set('file', record.id);
    return short(JSON.stringify(record));
  },
  listFiles: async ({ client }) => `${(await client.listFiles()).data.length} files`,
  getFile: async ({ client, ids }) =>
    short(JSON.stringify(await client.getFile({ file_id: ids.get('file') }))),
  getFileContent: async ({ client, ids }) => {
    const content = await client.getFileContent({ file_id: ids.get('file') });
    return short(await (await content.blob()).text());
  },
  deleteFile: async ({ client, ids }) =>
    short(JSON.stringify(await client.deleteFile({ file_id: ids.get('file') }))),
} satisfies Partial<Record<OperationId, Stop>>;

export const mediaStops = { ...audio, ...images, ...documents };

/** The streaming calls, which `--short` skips. */
export const streamedMediaStops: Readonly<Record<string, Stop>> = {
  'createImage, streamed': async ({ client }) => {
    const request = { model: 'embedded/procedural', prompt: PROMPT, size: '512x512', partial_images: 2 };
    return (await collected(client.streamImage(request))).map(({ type }) => String(type)).join(', ');
  },
};
