import type { MultipartBody, SpooledFile } from '../../../bodies/multipart-body.ts';
import type { RequestBody } from '../../../calls/call.ts';
import { parsePages } from '../../../dialects/ocr/pages.ts';
import type { ReadPage } from '../../../packages/engines/index.ts';
import { failure } from '../../../errors/gateway-error.ts';
import type { OcrPage, OcrPageConfidence, OcrResult } from '../../../generated/contract.ts';
import { jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';
import type { Loose } from '../../../dialects/values/json-values.ts';

/** Parameters that need a model that describes images. */
const UNSUPPORTED = ['bbox_annotation_format', 'document_annotation_format'] as const;

const readDocument: Serve = async ({ body, changes, publicModel, signal }, engines) => {
  const { fields, file } = documentOf(body);
  const options: Loose.OcrRequest = { ...fields, ...changes };
  for (const param of UNSUPPORTED) {
    if (isGiven(options[param])) throw invalid(param, 'this model reads text only and describes nothing');
  }
  const { pages } = options;
  const chosen = isGiven(pages) ? parsePages(String(pages), null) : null;
  const read = await engines.ocr.read(file, chosen, signal);
  const withWords = options.confidence_scores_granularity === 'word';
  const result: OcrResult = {
    pages: read.map((page) => toPage(page, withWords)),
    model: publicModel,
    document_annotation: null,
    usage_info: { pages_processed: read.length, doc_size_bytes: file.sizeBytes },
  };
  return jsonResponse(result);
};

function documentOf(body: RequestBody): { fields: MultipartBody['value']; file: SpooledFile } {
  const file = body.kind === 'multipart' ? body.files.find((one) => one.fieldName === 'file') : undefined;
  if (body.kind !== 'multipart' || file === undefined)
    throw failure('internal_error', { internal: 'OCR was requested without a document' });
  return { fields: body.value, file };
}

function toPage({ index, markdown, width, height, dpi, words }: ReadPage, withWords: boolean): OcrPage {
  const page: OcrPage = { index, markdown, images: [], dimensions: { dpi, width, height } };
  return words === null ? page : { ...page, confidence_scores: confidenceOf(words, withWords) };
}

function confidenceOf(words: NonNullable<ReadPage['words']>, withWords: boolean): OcrPageConfidence {
  const scores = words.map(({ confidence }) => confidence);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    average_page_confidence_score: scores.length === 0 ? 0 : rounded(sum / scores.length),
    minimum_page_confidence_score: rounded(scores.reduce((least, score) => Math.min(least, score), 1)),
    word_confidence_scores: withWords
      ? words.map(({ text, confidence, startIndex }) => {
          return { text, confidence: rounded(confidence), start_index: startIndex };
        })
      : null,
  };
}

function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function invalid(param: string, reason: string): Error {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}

export const ocrModels: Readonly<Record<string, EmbeddedModel>> = {
  tesseract: { engine: 'ocr', serves: { createOcr: readDocument } },
};
