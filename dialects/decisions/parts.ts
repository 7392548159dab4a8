import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { looseOf, type Loose } from '../values/json-values.ts';

/** A part of a prompt for a chat model: text or image. */
export type InputPart =
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string; detail: string | null };

/**
 * Translates a text or a list of parts. Structured data becomes text.
 *
 * @param at the field in the request: `input[0].content`
 * @throws GatewayError `invalid_parameter` that names the part for content that is neither text nor image.
 */
export function readParts(content: unknown, at: string): InputPart[] {
  if (!Array.isArray(content)) return [textPart(textOf(content))];
  return content.map((part: unknown, index) =>
    readPart(looseOf<Loose.DecisionInputPart>(part), `${at}[${index}]`),
  );
}

/** Joins adjacent texts. */
export function joined(parts: readonly InputPart[]): InputPart[] {
  const result: InputPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = textPart(last.text + part.text);
    else result.push(part);
  }
  return result;
}

/**
 * Returns the text of parts. Throws `invalid_parameter` for images, which the model cannot read.
 *
 * @param at the field in the request
 */
export function textOfParts(parts: readonly InputPart[], at: string): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      throw invalidInput(at, `${at} has an image, and this model reads text only`);
    })
    .join('');
}

/** Counts the characters of all texts and image addresses. */
export function charactersIn(parts: readonly InputPart[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text : part.url).length, 0);
}

export function textPart(text: string): InputPart {
  return { kind: 'text', text };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function invalidInput(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { param, message });
}

function readPart(part: Loose.DecisionInputPart, at: string): InputPart {
  switch (part.type) {
    case 'input_text':
    case 'output_text':
      return textPart(textOf(part.text));
    case 'refusal':
      return textPart(textOf(part.refusal));
    case 'input_json':
      return textPart(JSON.stringify(part.data));
    case 'input_image':
      return imagePart(part, at);
    default:
      throw invalidInput(
        at,
        `${at}: this model cannot read parts of type '${textOf(part.type).slice(0, 60)}'`,
      );
  }
}

function imagePart({ image_url: url, detail }: Loose.ResponseInputImage, at: string): InputPart {
  if (typeof url !== 'string' || url === '')
    throw invalidInput(
      `${at}.image_url`,
      `${at}.image_url: this model accepts images as URL or data URL only`,
    );
  return { kind: 'image', url, detail: typeof detail === 'string' ? detail : null };
}
