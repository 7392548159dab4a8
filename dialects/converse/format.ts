import type { Fields } from '../values/json-values.ts';

/** What is read of a response of Bedrock's `Converse` (docs/wire-formats/vendors.md). */
export type Response = Fields<'output' | 'stopReason' | 'usage' | 'error'>;
export type Usage = Fields<'cacheReadInputTokens' | 'cacheWriteInputTokens' | 'inputTokens' | 'outputTokens'>;
export type Message = Fields<'content'>;
export type Block = Fields<'text' | 'toolUse' | 'reasoningContent' | 'citationsContent'>;
export type ToolUse = Fields<'toolUseId' | 'name' | 'input'>;
export type Reasoning = Fields<'reasoningText' | 'redactedContent'>;
export type ReasoningText = Fields<'text' | 'signature'>;
export type Cited = Fields<'content' | 'citations'>;
export type Citation = Fields<'title' | 'source' | 'sourceContent' | 'location'>;
export type Location = Fields<'documentIndex' | 'searchResultIndex' | 'start' | 'end'>;
/** An event of `ConverseStream`, of any type. */
export type Event = Fields<'start' | 'delta' | 'stopReason' | 'usage' | 'message'>;
export type Delta = Fields<'text' | 'toolUse' | 'citation' | 'citationsContent' | 'reasoningContent'>;
export type ReasoningDelta = Fields<'text' | 'signature' | 'redactedContent'>;
