import type { DecisionInput } from '../../generated/contract.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

/** The input as a chat model reads it: texts and images in order, no two texts side by side. */
export type InputPart =
  { kind: 'text'; text: string } | { kind: 'image'; url: string; detail: string | null };

/** Of all texts and image addresses. Every read carries them again, and no model has a window for more. */
const MAX_CHARACTERS = 16_000_000;

/**
 * The input of a decision as parts. Tool calls, structured data and who says what become text.
 *
 * @throws GatewayError `invalid_parameter` that names the item for what text and images cannot say.
 */
export function readInput(input: DecisionInput): InputPart[] {
  const parts = typeof input === 'string' ? [text(input)] : readItems(input);
  const characters = parts.reduce(
    (sum, part) => sum + (part.kind === 'text' ? part.text : part.url).length,
    0,
  );
  if (characters > MAX_CHARACTERS)
    throw refused('input', `input has ${characters} characters; this model takes at most ${MAX_CHARACTERS}`);
  return joined(parts);
}

/** The input as one text. Throws `invalid_parameter` for images, which the model does not see. */
export function inputText(input: DecisionInput): string {
  return readInput(input)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      throw refused('input', 'input has an image, and this model reads text alone');
    })
    .join('');
}

function readItems(items: readonly JsonRecord[]): InputPart[] {
  // A single message of the user's is the input itself; in a conversation it must be seen who speaks.
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
    return [text(`${word(item['role'])}: `), ...readContent(item['content'], `${at}.content`)];
  switch (item['type']) {
    case 'function_call':
      return [text(`assistant calls ${word(item['name'])}: ${word(item['arguments'])}`)];
    case 'custom_tool_call':
      return [text(`assistant calls ${word(item['name'])}: ${word(item['input'])}`)];
    case 'function_call_output':
    case 'custom_tool_call_output':
      return [text('tool answers: '), ...readContent(item['output'], `${at}.output`)];
    default:
      throw refused(at, `${at}: this model cannot read items of type '${word(item['type']).slice(0, 60)}'`);
  }
}

function isMessage(item: JsonRecord): boolean {
  const { type = null } = item;
  return type === 'message' || type === null;
}

function readContent(content: unknown, at: string): InputPart[] {
  if (!Array.isArray(content)) return [text(word(content))];
  return content.map((part: unknown, index) => readPart(isRecord(part) ? part : {}, `${at}[${index}]`));
}

function readPart(part: JsonRecord, at: string): InputPart {
  switch (part['type']) {
    case 'input_text':
    case 'output_text':
      return text(word(part['text']));
    case 'refusal':
      return text(word(part['refusal']));
    case 'input_json':
      return text(JSON.stringify(part['data']));
    case 'input_image':
      return image(part, at);
    default:
      throw refused(at, `${at}: this model cannot read parts of type '${word(part['type']).slice(0, 60)}'`);
  }
}

function image({ image_url: url, detail }: JsonRecord, at: string): InputPart {
  if (typeof url !== 'string' || url === '')
    throw refused(
      `${at}.image_url`,
      `${at}.image_url: this model takes images by address or as data: address only`,
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

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function refused(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { param, message });
}
