import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest, MessageToolChoice } from '../../generated/contract.ts';
import { clientTools, messageToolNames } from '../message-tools.ts';
import type { ToolNames } from '../tool-names.ts';
import { toContents } from './contents.ts';

/**
 * Translates a messages request to Gemini's `generateContent` (ai.google.dev/api/generate-content; field names from
 * @google/genai 2.32.0). Throws `invalid_parameter` for content that the API cannot express.
 *
 * @param model the model's name at the vendor
 */
export function toGenerateContent(request: JsonObject, model = ''): JsonObject {
  // The body has passed the contract's check of createMessage.
  const body = request as MessageRequest;
  const names = geminiToolNames(request);
  const { system, contents } = toContents(body, names);
  return {
    contents,
    ...(system === '' ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...toolsOf(body, names),
    generationConfig: generationConfig(body, model),
  };
}

function generationConfig(body: MessageRequest, model: string): JsonObject {
  const { temperature, top_p: topP, top_k: topK, stop_sequences: stopSequences } = body;
  const format = body.output_config?.format ?? body.output_format;
  return {
    maxOutputTokens: body.max_tokens,
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof topP === 'number' ? { topP } : {}),
    ...(typeof topK === 'number' ? { topK } : {}),
    ...(stopSequences && stopSequences.length > 0 ? { stopSequences } : {}),
    ...(format?.type === 'json_schema'
      ? { responseMimeType: 'application/json', responseJsonSchema: format['schema'] }
      : {}),
    ...thinkingConfig(body, model),
  };
}

const LEVELS: Readonly<Record<string, string>> = {
  minimal: 'MINIMAL',
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  xhigh: 'HIGH',
  max: 'HIGH',
};

/** Translates thinking: a budget if the client sets one, otherwise a level. Without either the model decides. */
function thinkingConfig({ thinking, output_config: output }: MessageRequest, model: string): JsonObject {
  if (thinking?.type === 'disabled') return { thinkingConfig: leastThinking(model) };
  const budget = thinking?.budget_tokens;
  if (typeof budget === 'number')
    return { thinkingConfig: { includeThoughts: true, thinkingBudget: budget } };
  const level = LEVELS[String(output?.effort)];
  if (level !== undefined) return { thinkingConfig: { includeThoughts: true, thinkingLevel: level } };
  return thinking === null || thinking === undefined ? {} : { thinkingConfig: { includeThoughts: true } };
}

/** The least budget of Gemini 2.5 Pro (ai.google.dev/gemini-api/docs/thinking). */
const PRO_BUDGET_TOKENS = 128;

/** The least that a model may think. Pro models always think, and models since 3 have levels in place of budgets. */
function leastThinking(model: string): JsonObject {
  const isPro = /-pro\b/.test(model);
  if (Number(/gemini-(\d+)/.exec(model)?.[1] ?? 0) >= 3) return { thinkingLevel: isPro ? 'LOW' : 'MINIMAL' };
  return { thinkingBudget: isPro ? PRO_BUDGET_TOKENS : 0 };
}

/**
 * Returns the names of a request's tools. Names of functions begin with a letter or an underscore
 * (ai.google.dev/api/caching#FunctionDeclaration).
 */
export function geminiToolNames(request: JsonObject): ToolNames {
  return messageToolNames(request, /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/);
}

function toolsOf(body: MessageRequest, names: ToolNames): JsonObject {
  const { tools, choice } = clientTools(body);
  if (tools.length === 0) return {};
  const functionDeclarations = tools.map(({ name, description, input_schema: schema }) => ({
    name: names.sent(name),
    ...(typeof description === 'string' ? { description } : {}),
    parametersJsonSchema: schema,
  }));
  return { tools: [{ functionDeclarations }], ...toolConfig(choice, names) };
}

function toolConfig(choice: MessageToolChoice | null, names: ToolNames): JsonObject {
  const config = (mode: string, allowed?: string): JsonObject => ({
    toolConfig: {
      functionCallingConfig: { mode, ...(allowed === undefined ? {} : { allowedFunctionNames: [allowed] }) },
    },
  });
  switch (choice?.type) {
    case 'any':
      return config('ANY');
    case 'none':
      return config('NONE');
    case 'tool':
      return config('ANY', names.sent(String(choice['name'])));
    default:
      return {};
  }
}
