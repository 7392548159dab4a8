import type { JsonObject } from '../../bodies/json-body.ts';
import { infinityClassification } from '../../dialects/classify/infinity.ts';
import { teiClassification } from '../../dialects/classify/tei.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { toCohereChat } from '../../dialects/cohere/request.ts';
import { cohereEmbeddings } from '../../dialects/embeddings/cohere.ts';
import { infinityEmbeddings } from '../../dialects/embeddings/infinity.ts';
import { jinaEmbeddings } from '../../dialects/embeddings/jina.ts';
import { teiEmbeddings } from '../../dialects/embeddings/tei.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';
import { vertexEmbeddings } from '../../dialects/embeddings/vertex.ts';
import { mistralOcrOptions } from '../../dialects/ocr/mistral.ts';
import type { Format } from '../../dialects/dialect.ts';
import type { Translated } from '../../dialects/fields/omitted-fields.ts';
import { withoutNulls } from '../../dialects/fields/request-fields.ts';
import { cohereRerank } from '../../dialects/rerank/cohere.ts';
import { jinaRerank } from '../../dialects/rerank/jina.ts';
import { plainRerankChanges } from '../../dialects/rerank/plain-request.ts';
import { teiRerank } from '../../dialects/rerank/tei.ts';
import { UNKNOWN_MODEL } from '../../dialects/target-model.ts';
import type { Translation } from '../../dialects/translation.ts';
import { refuseUnsupported } from '../../dialects/fields/unsupported-fields.ts';
import {
  contractFields,
  type ContractField,
  type Surroundings,
} from '../support/contract-fields/contract-fields.ts';
import { dialectBetween } from './dialect-cases.ts';
import {
  CHAT_SURROUNDINGS,
  COHERE_SURROUNDINGS,
  LIST_SURROUNDINGS,
  MESSAGES_SURROUNDINGS,
  RESPONSES_SURROUNDINGS,
} from './field-surroundings.ts';

export type Translate = (request: JsonObject) => JsonObject;

/** A model that takes whatever the format has. */
const TARGET = { ...UNKNOWN_MODEL, refusesKeywords: false, thinking: 'effort' as const };
const CLAUDE = 'anthropic.claude-sonnet-4-5-v1:0';

/** The name of the model and whether the response is a stream are not sent as fields everywhere. The document is a file. */
const NO_FIELDS = /^(?:model|stream|file|image|document|document_url|image_url|document_base64)$/;

const FIELDS = {
  chat: fieldsOf('ChatCompletionRequest', CHAT_SURROUNDINGS),
  messages: fieldsOf('MessageRequest', MESSAGES_SURROUNDINGS),
  responses: fieldsOf('ResponseRequest', RESPONSES_SURROUNDINGS),
  embeddings: listFieldsOf('EmbeddingRequest'),
  rerank: listFieldsOf('RerankRequest'),
  classifications: listFieldsOf('ClassificationRequest'),
  ocr: listFieldsOf('OcrRequest'),
};

/** The properties that are tried, by the component of their request. Forms are checked in another way. */
export const REQUEST_SCHEMAS: Readonly<Record<string, readonly ContractField[]>> = {
  ChatCompletionRequest: FIELDS.chat,
  MessageRequest: FIELDS.messages,
  ResponseRequest: FIELDS.responses,
  EmbeddingRequest: FIELDS.embeddings,
  RerankRequest: FIELDS.rerank,
  ClassificationRequest: FIELDS.classifications,
};

/** Each translation, and every property of the contract's request. */
export const TRANSLATIONS: Readonly<Record<Translated, readonly [Translate, readonly ContractField[]]>> = {
  'chat to messages': [(body) => dialectBetween('chat', 'messages').request(body, TARGET), FIELDS.chat],
  'chat to responses': [(body) => dialectBetween('chat', 'responses').request(body), FIELDS.chat],
  'chat to Cohere': [
    refusingOf('chat', toCohereChat),
    fieldsOf('ChatCompletionRequest', COHERE_SURROUNDINGS),
  ],
  'messages to chat': [(body) => dialectBetween('messages', 'chat').request(body), FIELDS.messages],
  'messages to Gemini': [
    refusingOf('messages', (body) => toGenerateContent(body, 'gemini-3-pro')),
    FIELDS.messages,
  ],
  'messages to Bedrock': [refusingOf('messages', (body) => toConverse(body, CLAUDE)), FIELDS.messages],
  'responses to chat': [(body) => dialectBetween('responses', 'chat').request(body), FIELDS.responses],
  'embeddings to Cohere': [by(cohereEmbeddings), FIELDS.embeddings],
  'embeddings to Jina': [by(jinaEmbeddings), FIELDS.embeddings],
  'embeddings to Vertex AI': [by(vertexEmbeddings), FIELDS.embeddings],
  'embeddings to TEI': [by(teiEmbeddings), FIELDS.embeddings],
  'embeddings to Infinity': [by(infinityEmbeddings), FIELDS.embeddings],
  'rerank to others of its format': [
    (body) => ({ ...body, ...withoutNulls(body), ...plainRerankChanges(body) }),
    FIELDS.rerank,
  ],
  'rerank to Cohere': [by(cohereRerank), FIELDS.rerank],
  'rerank to Jina and Infinity': [by(jinaRerank), FIELDS.rerank],
  'rerank to TEI': [by(teiRerank), FIELDS.rerank],
  'classifications to TEI': [by(teiClassification), FIELDS.classifications],
  'classifications to Infinity': [by(infinityClassification), FIELDS.classifications],
  'OCR to Mistral': [(body) => mistralOcrOptions(body, 'ocr'), FIELDS.ocr],
};

function fieldsOf(component: string, surroundings: Surroundings): ContractField[] {
  return contractFields(component, surroundings).filter(({ path }) => !NO_FIELDS.test(path));
}

/** Guardrails have been removed before a list is translated. */
function listFieldsOf(component: string): ContractField[] {
  return fieldsOf(component, LIST_SURROUNDINGS).filter(({ path }) => path !== 'guardrails');
}

/** Refuses first what no server of the client's format gets, as it is done before the format is left. */
function refusingOf(format: Format, translate: Translate): Translate {
  return (body) => {
    refuseUnsupported(format, body);
    return translate(body);
  };
}

function by(translation: Translation): Translate {
  return (body) => translation.request(body, 'up');
}
