import { OMITTED_LIST_FIELDS } from './omitted-list-fields.ts';

/**
 * The translations of requests. Those between messages and responses go through chat, those of chat and responses to
 * Gemini and Bedrock through messages, and those of messages and responses to Cohere through chat; they leave out what each
 * step leaves out.
 */
export type Translated =
  | 'chat to messages'
  | 'chat to responses'
  | 'chat to Cohere'
  | 'messages to chat'
  | 'messages to Gemini'
  | 'messages to Bedrock'
  | 'responses to chat'
  | keyof typeof OMITTED_LIST_FIELDS;

/**
 * Why a field is left out, by the path of the field. `[]` stands for the items of a list, and `[text]` for objects of this
 * type or role. A field stands for all that is in it, and for the same field of blocks within blocks.
 */
type Omitted = Readonly<Record<string, string>>;

const GATEWAY = 'the gateway does it itself';
const NO_OPTION = 'the server has no such option';
const SAMPLING = 'it tunes the sampling, and the server has no such option';
const FASTER = 'it makes a response faster or cheaper, and the server has no such option';
const VENDOR_ID = 'ids, states and tiers of one vendor mean nothing to another';
const LABELS = 'the server stores nothing for the client, so nothing is to be labelled';
const FOR_THE_MODEL = 'the server has no place for it beside the text';
const SIGNED = 'only the vendor that wrote it can read it';
const TEXT_ONLY = 'only text is generated';
const UNLISTED = 'fields that the contract does not have belong to one format';
const NO_SIGNATURE = 'it lacks the signature that the vendor requires';
const NO_CALLS = 'there are no calls to limit';
const OTHER_THINKING = 'only `enabled` thinking has a budget';
const PLAIN_TEXT = 'it can only be `text/plain`';
const ONE_CALL = 'the client gets the first call of the response (decision 135)';

const ONE_CALL_ONLY: Omitted = {
  'tool_choice[auto].disable_parallel_tool_use': ONE_CALL,
  'tool_choice[any].disable_parallel_tool_use': ONE_CALL,
  'tool_choice[tool].disable_parallel_tool_use': ONE_CALL,
};

const OF_CHAT: Omitted = {
  'messages[].name': FOR_THE_MODEL,
  'messages[].audio': TEXT_ONLY,
  logit_bias: SAMPLING,
  n: 'only 1 is accepted, which is what the server generates',
  modalities: TEXT_ONLY,
  audio: TEXT_ONLY,
  prediction: FASTER,
  stream_options: GATEWAY,
  guardrails: GATEWAY,
  store: LABELS,
  metadata: LABELS,
  unlisted: UNLISTED,
};

const SAMPLING_OF_CHAT: Omitted = {
  frequency_penalty: SAMPLING,
  presence_penalty: SAMPLING,
  seed: SAMPLING,
};

const FORMAT_OF_CHAT: Omitted = {
  'response_format.json_schema.name': FOR_THE_MODEL,
  'response_format.json_schema.strict': 'formats of the server are always strict',
};

const OF_MESSAGES: Omitted = {
  'messages[].content[text].citations': NO_OPTION,
  'messages[].content[search_result].citations': NO_OPTION,
  'messages[].content[document].source[text].media_type': PLAIN_TEXT,
  'system[].citations': NO_OPTION,
  'tool_choice[none].disable_parallel_tool_use': NO_CALLS,
  service_tier: VENDOR_ID,
  guardrails: GATEWAY,
  unlisted: UNLISTED,
};

/**
 * What each translation of a request leaves out. Tests send every field through every translation, and fail when one
 * neither arrives nor stands here, or stands here and arrives. docs/unsupported-fields.md is written from it.
 */
export const OMITTED_FIELDS: Readonly<Record<Translated, Omitted>> = {
  'chat to messages': {
    ...OF_CHAT,
    ...SAMPLING_OF_CHAT,
    ...FORMAT_OF_CHAT,
    'messages[].content[].image_url.detail': NO_OPTION,
    'messages[].reasoning': NO_SIGNATURE,
    'messages[].reasoning_content': NO_SIGNATURE,
    logprobs: NO_OPTION,
    top_logprobs: NO_OPTION,
    service_tier: VENDOR_ID,
    verbosity: NO_OPTION,
    prompt_cache_key: FASTER,
  },
  'chat to responses': {
    ...OF_CHAT,
    ...SAMPLING_OF_CHAT,
    'messages[].content[].cache_control': FASTER,
    'messages[].reasoning_details': SIGNED,
    'messages[].thinking_blocks': SIGNED,
    stop: 'the gateway cuts the text itself (decision 125)',
    top_k: SAMPLING,
  },
  'chat to Cohere': {
    ...OF_CHAT,
    ...FORMAT_OF_CHAT,
    'messages[].content[].cache_control': FASTER,
    'messages[].reasoning_details': SIGNED,
    'messages[].thinking_blocks': SIGNED,
    top_logprobs: NO_OPTION,
    parallel_tool_calls: ONE_CALL,
    service_tier: VENDOR_ID,
    verbosity: NO_OPTION,
    prompt_cache_key: FASTER,
    user: LABELS,
    safety_identifier: LABELS,
  },
  'messages to chat': {
    ...OF_MESSAGES,
    'system[].cache_control': FASTER,
    'messages[].content[].cache_control': FASTER,
    'messages[].content[document].citations': NO_OPTION,
    'messages[].content[].data': SIGNED,
    'messages[].content[].signature': SIGNED,
    'tools[].cache_control': FASTER,
    'thinking[disabled].budget_tokens': OTHER_THINKING,
    'thinking[adaptive].budget_tokens': OTHER_THINKING,
    'thinking[between_tools].budget_tokens': OTHER_THINKING,
    'thinking.display': NO_OPTION,
    cache_control: FASTER,
  },
  'messages to Gemini': {
    ...OF_MESSAGES,
    'system[].cache_control': FASTER,
    'messages[].content[].cache_control': FASTER,
    'messages[].content[document].citations': NO_OPTION,
    'messages[].content[].data': SIGNED,
    'messages[].content[].id': 'results follow their calls by name and order',
    'messages[].content[].thinking': 'the signature of the model stands for it',
    'tools[].strict': NO_OPTION,
    'tools[].cache_control': FASTER,
    ...ONE_CALL_ONLY,
    'thinking[disabled].budget_tokens': OTHER_THINKING,
    'thinking.display': NO_OPTION,
    metadata: VENDOR_ID,
    cache_control: FASTER,
  },
  'messages to Bedrock': {
    ...OF_MESSAGES,
    ...ONE_CALL_ONLY,
    metadata: VENDOR_ID,
    cache_control: FASTER,
  },
  'responses to chat': {
    'input[].id': VENDOR_ID,
    'input[].status': VENDOR_ID,
    'input[].phase': NO_OPTION,
    'input[].encrypted_content': SIGNED,
    'input[].content[].annotations': FOR_THE_MODEL,
    'input[].content[].logprobs': FOR_THE_MODEL,
    'input[].output[].annotations': FOR_THE_MODEL,
    'input[].output[].logprobs': FOR_THE_MODEL,
    max_tool_calls: 'it limits tools that a vendor runs, which are left out',
    'reasoning.summary': 'reasoning of the server is given as it comes',
    previous_response_id: GATEWAY,
    store: GATEWAY,
    metadata: GATEWAY,
    truncation: NO_OPTION,
    stream_options: GATEWAY,
    guardrails: GATEWAY,
    unlisted: UNLISTED,
  },
  ...OMITTED_LIST_FIELDS,
};
