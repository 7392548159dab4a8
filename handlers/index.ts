import type { OperationId } from '../generated/contract.ts';
import { countMessageTokens } from './countMessageTokens.ts';
import { createAudioGeneration } from './createAudioGeneration.ts';
import { createChatCompletion } from './createChatCompletion.ts';
import { createClassification } from './createClassification.ts';
import { createDecision } from './createDecision.ts';
import { createEmbedding } from './createEmbedding.ts';
import { createImage } from './createImage.ts';
import { createImageVariation } from './createImageVariation.ts';
import { createMessage } from './createMessage.ts';
import { createOcr } from './createOcr.ts';
import { createRerank } from './createRerank.ts';
import { createResponse } from './createResponse.ts';
import { createSpeech } from './createSpeech.ts';
import { createTranscription } from './createTranscription.ts';
import { createTranscriptionStream } from './createTranscriptionStream.ts';
import { createTranscriptionStreamInput } from './createTranscriptionStreamInput.ts';
import { deleteFile } from './deleteFile.ts';
import { deleteResponse } from './deleteResponse.ts';
import { getFile } from './getFile.ts';
import { getFileContent } from './getFileContent.ts';
import { getModel } from './getModel.ts';
import { getModelInfo } from './getModelInfo.ts';
import { getModelInfoUnversioned } from './getModelInfoUnversioned.ts';
import { getResponse } from './getResponse.ts';
import type { Handler } from './handler.ts';
import { listFiles } from './listFiles.ts';
import { listResponseInputItems } from './listResponseInputItems.ts';
import { listModels } from './listModels.ts';
import { uploadFile } from './uploadFile.ts';

/** The handler of every operation. A missing or an unknown operation does not compile. */
export const handlers = {
  countMessageTokens,
  createAudioGeneration,
  createChatCompletion,
  createClassification,
  createDecision,
  createEmbedding,
  createImage,
  createImageVariation,
  createMessage,
  createOcr,
  createRerank,
  createResponse,
  createSpeech,
  createTranscription,
  createTranscriptionStream,
  createTranscriptionStreamInput,
  deleteFile,
  deleteResponse,
  getFile,
  getFileContent,
  getModel,
  getModelInfo,
  getModelInfoUnversioned,
  getResponse,
  listFiles,
  listModels,
  listResponseInputItems,
  uploadFile,
} satisfies Record<OperationId, Handler>;
