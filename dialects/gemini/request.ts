import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest, MessageToolChoice } from '../../generated/contract.ts';
import { clientTools, messageToolNames } from '../tools/message-tools.ts';
import { jsonInstructionBesideTools } from '../texts/json-instruction.ts';
import type { ToolNames } from '../tools/tool-names.ts';
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
  const tools = toolsOf(body, names);
  const schema = schemaOf(body);
  // Models before Gemini 3 refuse a schema beside functions (googleapis/python-genai#867).
  const isInstruction = schema !== null && 'tools' in tools && isBeforeThree(model);
  const instructions = [system, isInstruction ? jsonInstructionBesideTools(schema) : ''];
  const text = instructions.filter((one) => one !== '').join('\n\n');
  return {
    contents,
    ...(text === '' ? {} : { systemInstruction: { parts: [{ text }] } }),
    ...tools,
    generationConfig: {
      ...generationConfig(body, model),
      ...(schema === null || isInstruction
        ? {}
        : { responseMimeType: 'application/json', responseJsonSchema: schema }),
    },
  };
}

/** The schema that the response must match; null without one. */
function schemaOf({ output_config: output, output_format: older }: MessageRequest): unknown {
  const format = output?.format ?? older;
  return format?.type === 'json_schema' ? format.schema : null;
}

function generationConfig(body: MessageRequest, model: string): JsonObject {
  const { temperature, top_p: topP, top_k: topK, stop_sequences: stopSequences } = body;
  return {
    maxOutputTokens: body.max_tokens,
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof topP === 'number' ? { topP } : {}),
    ...(typeof topK === 'number' ? { topK } : {}),
    ...(stopSequences && stopSequences.length > 0 ? { stopSequences } : {}),
    ...thinkingConfig(body, model),
  };
}

/** Levels of models since Gemini 3 by effort. */
const LEVELS: Readonly<Record<string, string>> = {
  minimal: 'MINIMAL',
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  xhigh: 'HIGH',
  max: 'HIGH',
};

/** Budgets of earlier models by effort (ai.google.dev/gemini-api/docs/openai#thinking). */
const BUDGETS: Readonly<Record<string, number>> = {
  minimal: 1_024,
  low: 1_024,
  medium: 8_192,
  high: 24_576,
  xhigh: 24_576,
  max: 24_576,
};

/** The least budget that all models of Gemini 2.5 take. */
const MIN_BUDGET_TOKENS = 512;

/**
 * Translates thinking: a budget if the client sets one, otherwise an effort in the form that the model takes. Without
 * either the model decides.
 */
function thinkingConfig(body: MessageRequest, model: string): JsonObject {
  const { thinking, output_config: output } = body;
  if (thinking?.type === 'disabled') return { thinkingConfig: leastThinking(model) };
  const budget = thinking?.budget_tokens;
  if (typeof budget === 'number')
    return { thinkingConfig: { includeThoughts: true, thinkingBudget: budget } };
  const wanted = thinkingAt(String(output?.effort), body.max_tokens, model);
  if (wanted !== null) return { thinkingConfig: { includeThoughts: true, ...wanted } };
  return thinking === null || thinking === undefined ? {} : { thinkingConfig: { includeThoughts: true } };
}

/** Returns the thinking of an effort; null for a word that is none. At least half of the output limit remains for text. */
function thinkingAt(effort: string, maxTokens: number, model: string): JsonObject | null {
  // Models before Gemini 3 know no levels.
  if (!isBeforeThree(model)) {
    const thinkingLevel = LEVELS[effort];
    return thinkingLevel === undefined ? null : { thinkingLevel };
  }
  const budget = BUDGETS[effort];
  if (budget === undefined) return null;
  const most = Math.max(MIN_BUDGET_TOKENS, Math.floor(maxTokens / 2));
  return { thinkingBudget: Math.min(budget, most) };
}

/** Whether a model is older than Gemini 3. Names without a version, such as aliases, are newer. */
function isBeforeThree(model: string): boolean {
  return Number(/gemini-(\d+)/.exec(model)?.[1] ?? Infinity) < 3;
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
      return config('ANY', names.sent(String(choice.name)));
    default:
      return {};
  }
}
