import { isRecord } from '../../contract/json-object.ts';
import { parseErrorBody, readRejection } from './upstream-rejection.ts';

/** Gemini and xAI say 400 to an invalid key; other vendors say 401. */
const INVALID_KEY = /^(?:API key not valid|Incorrect API key provided|API key expired)/i;

/** Codes with which servers say 400 to a model that they do not have: OpenAI's responses, Mistral, Together, GitHub, Groq, Zhipu. */
const MISSING_MODEL_NAMES: ReadonlySet<unknown> = new Set([
  'model_not_found',
  'invalid_model',
  'model_not_available',
  'unknown_model',
  'unavailable_model',
  'model_not_supported',
  'model_decommissioned',
  '1211',
]);
const MISSING_MODEL = beginsWith([
  // Bedrock, OpenRouter, DeepSeek and LiteLLM.
  String.raw`The provided model identifier is invalid`,
  String.raw`Invocation of model ID \S{1,200} with on-demand throughput isn`,
  String.raw`\S{1,200} is not a valid model ID`,
  String.raw`Model Not Exist`,
  String.raw`(?:/[\w/]{1,40}: )?Invalid model name passed in model=`,
  // Voyage, SiliconFlow, xAI, Xinference and Infinity.
  String.raw`Model \S{1,200} is not supported\. Supported models are`,
  String.raw`Model does not exist\. Please check it`,
  String.raw`Model not found: \S{1,200}$`,
  String.raw`Model not found in the model list`,
  String.raw`Invalid model: Engine for model name `,
  // The router of llama.cpp.
  String.raw`model (?:'[^']{1,200}' )?not found$`,
  String.raw`model is not loaded$`,
  // NVIDIA and LM Studio: models that do not run now.
  String.raw`Function id '[\w-]{1,64}': DEGRADED function`,
  String.raw`No models loaded\. Please load a model`,
  String.raw`Failed to load model `,
  String.raw`The model has crashed`,
  // Azure: the configured version is of another path.
  String.raw`API version not supported$`,
]);

/** Codes with which servers say 400 to an account that must pay or accept terms: OpenAI, DashScope, Groq. */
const BLOCKED_ACCOUNT_NAMES: ReadonlySet<unknown> = new Set([
  'billing_hard_limit_reached',
  'billing_not_active',
  'Arrearage',
  'organization_restricted',
  'model_terms_required',
]);
const BLOCKED_ACCOUNT = beginsWith([
  // Anthropic.
  String.raw`Your credit balance is too low`,
  String.raw`You have reached your specified (?:workspace )?API usage limits`,
  String.raw`This organization has been disabled`,
  // Bedrock.
  String.raw`Operation not allowed$`,
  String.raw`Your account is not authorized to invoke this API operation`,
  // Google.
  String.raw`User location is not supported for the API use`,
  String.raw`Gemini API free tier is not available in your country`,
]);

/**
 * Returns the status that an error deserves which a server says with 400 although it is about the operator's key (401), account
 * (403), or model and address (404). Null for all others. Only the beginning of a text counts, since the rest may quote.
 */
export function operatorStatusOf(body: string): 401 | 403 | 404 | null {
  const { code, type, param, message } = readRejection(body);
  const text = message.trimStart();
  const hasName = (names: ReadonlySet<unknown>): boolean => names.has(code) || names.has(type);
  if (INVALID_KEY.test(text)) return 401;
  if (hasName(BLOCKED_ACCOUNT_NAMES) || BLOCKED_ACCOUNT.test(text)) return 403;
  // Other fields may name models of the client's choice, such as that of an advisor.
  if (typeof param === 'string' && param !== 'model') return null;
  return hasName(MISSING_MODEL_NAMES) || MISSING_MODEL.test(text) ? 404 : null;
}

/** OpenAI's older text, to which relays such as one-api add the id of a request. */
const UNPAID =
  /^You exceeded your current quota, please check your plan and billing details\.(?: \(request id: \w{1,64}\))?$/;

/**
 * Whether a 429 says that the account must pay, as OpenAI does. Model Studio has the same code and begins its text alike for a
 * limit of tokens a minute, with a page of its own.
 */
export function blamesBilling(body: string): boolean {
  const { code, type, message } = readRejection(body);
  const isUnpaid = message.includes('platform.openai.com/') || UNPAID.test(message.trim());
  return [code, type].includes('insufficient_quota') && isUnpaid;
}

/** Whether a 403 is about the prompt, and not about the key: OpenRouter's moderation, and xAI's checks of safety. */
export function blamesPrompt(body: string): boolean {
  if (readRejection(body).message.startsWith('Content violates usage guidelines')) return true;
  const value = parseErrorBody(body);
  const error = isRecord(value) ? value['error'] : null;
  const metadata = isRecord(error) ? error['metadata'] : null;
  return isRecord(metadata) && typeof metadata['flagged_input'] === 'string';
}

/** Whether an error is a page, as proxies write them. */
export function isPage(body: string): boolean {
  return /^\s{0,64}<(?:!doctype html|html)\b/i.test(body);
}

function beginsWith(texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => `^(?:${text})`).join('|'), 'i');
}
