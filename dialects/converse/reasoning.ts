import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest } from '../../generated/contract.ts';
import { effortOf } from '../message-request/effort.ts';

/** What a model family needs beside the fields that Converse has for all models. */
export interface FamilyFields {
  /** Fields that Converse passes to the model unchanged. */
  additional: JsonObject;
  /** `outputConfig.effort`. Null where the family has a field of its own, or without an effort. */
  effort: string | null;
  /** Whether the model accepts `maxTokens`, `temperature` and `topP` beside these fields. */
  takesInferenceConfig: boolean;
}

interface Family {
  /** Found in the id or the ARN of the model. */
  name: RegExp;
  fields(body: MessageRequest): FamilyFields;
}

type Levels = Readonly<Partial<Record<string, string>>>;

/** The three efforts that gpt-oss and Nova know, by the words of clients. */
const THREE_LEVELS: Levels = {
  minimal: 'low',
  low: 'low',
  medium: 'medium',
  high: 'high',
  xhigh: 'high',
  max: 'high',
};

const TWO_LEVELS: Levels = { ...THREE_LEVELS, medium: 'high' };

/**
 * The least limit beside which Nova gets its effort `high`, which excludes `maxTokens`. It is the thinking that the
 * gateway grants for this effort elsewhere; a smaller limit is one that a client or a budget depends on.
 */
const MIN_LIMIT_FOR_HIGH_TOKENS = 16_384;

/** Families whose efforts have fields of their own (AWS's user guides of the models). */
const FAMILIES: readonly Family[] = [
  {
    name: /\bopenai\.|\bgpt-oss\b/i,
    fields: (body) => ownFields('reasoning_effort', THREE_LEVELS[String(effortOf(body))]),
  },
  {
    name: /\bqwen/i,
    fields: (body) => ownFields('reasoning_config', TWO_LEVELS[String(effortOf(body))]),
  },
  { name: /\bnova\b/i, fields: novaFields },
];

/** Whether the family of a model has an effort of its own. */
export function hasOwnEffort(model: string): boolean {
  return FAMILIES.some(({ name }) => name.test(model));
}

/** Returns the fields for the family of a model. Unknown names get those of Claude. */
export function familyFields(model: string, body: MessageRequest): FamilyFields {
  const family = FAMILIES.find(({ name }) => name.test(model));
  return family === undefined ? claudeFields(body) : family.fields(body);
}

function ownFields(field: string, level: string | undefined): FamilyFields {
  const additional = level === undefined ? {} : { [field]: level };
  return { additional, effort: null, takesInferenceConfig: true };
}

/** Nova refuses sampling and limits beside the effort `high` (its user guide, extended thinking). */
function novaFields(body: MessageRequest): FamilyFields {
  const effort = effortOf(body);
  const wanted = THREE_LEVELS[String(effort)];
  const level = wanted === 'high' && body.max_tokens < MIN_LIMIT_FOR_HIGH_TOKENS ? 'medium' : wanted;
  const isHigh = level === 'high';
  const additional = {
    ...(level === undefined ? {} : { reasoningConfig: { type: 'enabled', maxReasoningEffort: level } }),
    ...(effort === 'none' ? { reasoningConfig: { type: 'disabled' } } : {}),
    ...(typeof body.top_k === 'number' && !isHigh ? { inferenceConfig: { topK: body.top_k } } : {}),
  };
  return { additional, effort: null, takesInferenceConfig: !isHigh };
}

function claudeFields({ top_k, thinking, output_config: output }: MessageRequest): FamilyFields {
  const additional = {
    ...(typeof top_k === 'number' ? { top_k } : {}),
    ...(thinking === null || thinking === undefined ? {} : { thinking }),
  };
  return { additional, effort: output?.effort ?? null, takesInferenceConfig: true };
}
