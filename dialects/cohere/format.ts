import type { Fields } from '../values/json-values.ts';

/** What is read of a response of Cohere's `chat` (docs/wire-formats/vendors.md). */
export type Response = Fields<'id' | 'message' | 'finish_reason' | 'usage' | 'logprobs' | 'error'>;
export type Message = Fields<'content' | 'tool_plan' | 'tool_calls' | 'citations'>;
export type Block = Fields<'text' | 'thinking'>;
export type Call = Fields<'id' | 'function'>;
export type Called = Fields<'name' | 'arguments'>;
export type Citation = Fields<'start' | 'end' | 'type' | 'sources'>;
export type Source = Fields<'document' | 'tool_output'>;
export type Document = Fields<'url' | 'title'>;
export type Logprobs = Fields<'text' | 'logprobs'>;
export type Usage = Fields<'billed_units' | 'tokens' | 'cached_tokens'>;
/** What Cohere lists beside a response. */
export type Meta = Fields<'billed_units' | 'tokens'>;
export type Tokens = Fields<'input_tokens' | 'output_tokens' | 'search_units'>;
/** An event of a stream, of any type. */
export type Event = Fields<'type' | 'id' | 'index' | 'delta' | 'logprobs' | 'error'>;
export type Delta = Fields<'message' | 'finish_reason' | 'usage' | 'error'>;
