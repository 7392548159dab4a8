import type { Fields } from '../values/json-values.ts';

/** What is read again of a request to Gemini. */
export type Request = Fields<'generationConfig' | 'toolConfig'>;
/** What is read of Gemini's `GenerateContentResponse` (docs/wire-formats/vendors.md). */
export type Response = Fields<'candidates' | 'promptFeedback' | 'usageMetadata' | 'error'>;
export type PromptFeedback = Fields<'blockReason'>;
export type Candidate = Fields<'content' | 'finishReason'>;
export type Content = Fields<'parts'>;
export type Part = Fields<'text' | 'thought' | 'thoughtSignature' | 'functionCall'>;
export type Call = Fields<'id' | 'name' | 'args'>;
export type Usage = Fields<
  | 'cachedContentTokenCount'
  | 'candidatesTokenCount'
  | 'promptTokenCount'
  | 'thoughtsTokenCount'
  | 'toolUsePromptTokenCount'
>;
