import { chatModels } from './chat.ts';
import type { EmbeddedModel } from './embedded-model.ts';
import { classificationModels } from './classification.ts';
import { encoderModels } from './encoder.ts';
import { imageModels } from './images.ts';
import { ocrModels } from './ocr.ts';
import { speechModels } from './speech.ts';
import { transcriptionModels } from './transcription.ts';

/** All models of the gateway's engines, by the name that deployments of kind `embedded` use. */
export const embeddedModels: ReadonlyMap<string, EmbeddedModel> = new Map(
  Object.entries({
    ...chatModels,
    ...encoderModels,
    ...classificationModels,
    ...ocrModels,
    ...imageModels,
    ...speechModels,
    ...transcriptionModels,
  }),
);
