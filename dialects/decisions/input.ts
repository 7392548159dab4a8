import type { DecisionInput } from '../../generated/contract.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

/** A part of the input for a chat model: text or image. No two texts are adjacent. */
export type InputPart =
  { kind: 'text'; text: string } | { kind: 'image'; url: string; detail: string | null };

/** Most characters of all texts and image addresses. Every read sends them again, and no model has a larger context. */
const MAX_CHARACTERS = 16_000_000;

/**
 * Translates the input of a decision to parts. Tool calls, structured data and roles become text.
 *
 * @throws GatewayError `invalid_parameter` that names the item for content that is neither text nor image.
 */
export function readInput(input: DecisionInput): InputPart[] {
  const parts = typeof input === 'string' ? [text(input)] : readItems(input);
  const characters = parts.reduce(
    (sum, part) => sum + (part.kind === 'text' ? part.text : part.url).length,
    0,
  );
  if (characters > MAX_CHARACTERS)
    throw invalidInput(
      'input',
      `input has ${characters} characters; this model takes at most ${MAX_CHARACTERS}`,
    );
  return joined(parts);
}

/** Translates the input to one text. Throws `invalid_parameter` for images, which the model cannot read. */
export function inputText(input: DecisionInput): string {
  return readInput(input)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      throw invalidInput('input', 'input has an image, and this model reads text only');
    })
    .join('');
}

function readItems(items: readonly JsonRecord[]): InputPart[] {
  // A single user message is the input itself. In a conversation each message shows its role.
  const [only] = items;
  if (items.length === 1 && only !== undefined && isMessage(only) && only['role'] === 'user')
    return readContent(only['content'], 'input[0].content');
  return items.flatMap((item, index) => {
    const separator = index === 0 ? [] : [text('\n\n')];
    return [...separator, ...readItem(item, `input[${index}]`)];
  });
}

function readItem(item: JsonRecord, at: string): InputPart[] {
  if (isMessage(item))
    return [text(`${textOf(item['role'])}: `), ...readContent(item['content'], `${at}.content`)];
  switch (item['type']) {
    case 'function_call':
      return [text(`assistant calls ${textOf(item['name'])}: ${textOf(item['arguments'])}`)];
    case 'custom_tool_call':
      return [text(`assistant calls ${textOf(item['name'])}: ${textOf(item['input'])}`)];
    case 'function_call_output':
    case 'custom_tool_call_output':
      return [text('tool answers: '), ...readContent(item['output'], `${at}.output`)];
    default:
      throw invalidInput(
        at,
        `${at}: this model cannot read items of type '${textOf(item['type']).slice(0, 60)}'`,
      );
  }
}

function isMessage(item: JsonRecord): boolean {
  const { type = null } = item;
  return type === 'message' || type === null;
}

function readContent(content: unknown, at: string): InputPart[] {
  if (!Array.isArray(content)) return [text(textOf(content))];
  return content.map((part: unknown, index) => readPart(isRecord(part) ? part : {}, `${at}[${index}]`));
}

function readPart(part: JsonRecord, at: string): InputPart {
  switch (part['type']) {
    case 'input_text':
    case 'output_text':
      return text(textOf(part['text']));
    case 'refusal':
      return text(textOf(part['refusal']));
    case 'input_json':
      return text(JSON.stringify(part['data']));
    case 'input_image':
      return image(part, at);
    default:
      throw invalidInput(
        at,
        `${at}: this model cannot read parts of type '${textOf(part['type']).slice(0, 60)}'`,
      );
  }
}

function image({ image_url: url, detail }: JsonRecord, at: string): InputPart {
  if (typeof url !== 'string' || url === '')
    throw invalidInput(
      `${at}.image_url`,
      `${at}.image_url: this model accepts images as URL or data URL only`,
    );
  return { kind: 'image', url, detail: typeof detail === 'string' ? detail : null };
}

function joined(parts: readonly InputPart[]): InputPart[] {
  const result: InputPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = text(last.text + part.text);
    else result.push(part);
  }
  return result;
}

function text(value: string): InputPart {
  return { kind: 'text', text: value };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function invalidInput(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { param, message });
}
