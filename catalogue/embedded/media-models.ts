import { buildModel } from '../build-model.ts';
import type { Model } from '../model.ts';
import { embeddedBackend } from './backend.ts';

const tesseract: Model = buildModel({
  id: 'embedded/tesseract',
  mode: 'ocr',
  info: {
    model_type: 'tesseract',
    display_name: 'Tesseract OCR',
    description:
      'Reads the text of PDFs and images inside the gateway: the text layer of a PDF page where it has one, and what Tesseract 5 ' +
      'recognises on scanned pages and images elsewhere. English only. Clean print is read with few errors; handwriting, tables, ' +
      'small print and photographs are not read well. It describes no images. Licences: Apache-2.0 (Tesseract and its trained ' +
      'data), MIT and BSD (PDFium).',
    display_tags: ['local', 'ocr'],
    model_version: 'tesseract-5-eng-best-int',
    supports_multilingual: false,
  },
  prices: 'free',
  limits: { maxPages: 100 },
  deployments: [{ backend: embeddedBackend, model: 'tesseract' }],
});

const flite: Model = buildModel({
  id: 'embedded/flite',
  mode: 'speech',
  info: {
    model_type: 'flite',
    display_name: 'Flite speech',
    description:
      'Speaks English inside the gateway with the voices slt, rms, awb and kal16: intelligible, audibly synthetic. Produces ' +
      'mp3, wav and pcm, sentence by sentence. Licences: BSD style (Flite and its voices), LGPL (the LAME encoder of mp3).',
    display_tags: ['local', 'speech'],
    model_version: 'flite-2.2',
    supports_audio_output: true,
    supports_multilingual: false,
  },
  prices: 'free',
  limits: { maxCharacters: 20_000 },
  deployments: [{ backend: embeddedBackend, model: 'flite' }],
});

const pocketsphinx: Model = buildModel({
  id: 'embedded/pocketsphinx',
  mode: 'transcription',
  info: {
    model_type: 'pocketsphinx',
    display_name: 'PocketSphinx transcription',
    description:
      'Transcribes English speech inside the gateway. About a quarter of the words of read speech are incorrect, and more of noisy or ' +
      'accented speech. It demonstrates transcription; use a larger model for everything else. Reads WAV, MP3, FLAC, Ogg ' +
      'Vorbis and Ogg Opus of up to 30 minutes; no punctuation, numbers as words. Licences: BSD style (CMU Sphinx and its ' +
      'models), LGPL (the mpg123 decoder).',
    display_tags: ['local', 'transcription'],
    model_version: 'pocketsphinx-en-us-ptm',
    supports_audio_input: true,
    supports_multilingual: false,
  },
  prices: 'free',
  limits: { maxSeconds: 1_800 },
  deployments: [{ backend: embeddedBackend, model: 'pocketsphinx' }],
});

const procedural: Model = buildModel({
  id: 'embedded/procedural',
  mode: 'image_generation',
  capabilities: ['image_variation'],
  info: {
    model_type: 'procedural',
    display_name: 'Procedural scenes',
    description:
      'Not a generative model: it draws a scene by rules from the nouns, colours, numbers, places, weather and time of day in the ' +
      'prompt, with Noto Emoji as objects. The same prompt and `seed` give the same image. Variations mirror, cut and recolour an ' +
      'image. Sizes from 64x64 to 2048x2048 in png, jpeg and webp. Prompts in English. Licences: Apache-2.0 (Noto Emoji, sharp), ' +
      'MIT (emojilib), LGPL (libvips).',
    display_tags: ['local', 'image'],
    model_version: 'procedural-1',
    supports_multilingual: false,
  },
  prices: 'free',
  limits: { maxImages: 10 },
  deployments: [{ backend: embeddedBackend, model: 'procedural' }],
});

/** The models of the media engines, the default of each kind first. */
export const mediaModels: readonly Model[] = [tesseract, flite, pocketsphinx, procedural];
