import type { DecisionInput } from '../../generated/contract.ts';
import {
  charactersIn,
  invalidInput,
  joined,
  readParts,
  textOf,
  textOfParts,
  textPart,
  type InputPart,
} from './parts.ts';
import type { Loose } from '../values/json-values.ts';

/** Most characters of all texts and image addresses. Every read sends them again, and no model has a larger context. */
const MAX_CHARACTERS = 16_000_000;

/**
 * Translates the input of a decision to parts, of which no two adjacent ones are texts. Tool calls, structured data and
 * roles become text.
 *
 * @throws GatewayError `invalid_parameter` that names the item for content that is neither text nor image.
 */
export function readInput(input: DecisionInput): InputPart[] {
  const parts = typeof input === 'string' ? [textPart(input)] : readItems(input);
  const characters = charactersIn(parts);
  if (characters > MAX_CHARACTERS)
    throw invalidInput(
      'input',
      `input has ${characters} characters; this model takes at most ${MAX_CHARACTERS}`,
    );
  return joined(parts);
}

/** Translates the input to one text. Throws `invalid_parameter` for images, which the model cannot read. */
export function inputText(input: DecisionInput): string {
  return textOfParts(readInput(input), 'input');
}

function readItems(items: readonly Loose.DecisionInputItem[]): InputPart[] {
  // A single user message is the input itself. In a conversation each message shows its role.
  const [only] = items;
  if (items.length === 1 && only !== undefined && isMessage(only) && only.role === 'user')
    return readParts(only.content, 'input[0].content');
  return items.flatMap((item, index) => {
    const separator = index === 0 ? [] : [textPart('\n\n')];
    return [...separator, ...readItem(item, `input[${index}]`)];
  });
}

function readItem(item: Loose.DecisionInputItem, at: string): InputPart[] {
  if (isMessage(item))
    return [textPart(`${textOf(item.role)}: `), ...readParts(item.content, `${at}.content`)];
  switch (item.type) {
    case 'function_call':
      return [textPart(`assistant calls ${textOf(item.name)}: ${textOf(item.arguments)}`)];
    case 'custom_tool_call':
      return [textPart(`assistant calls ${textOf(item.name)}: ${textOf(item.input)}`)];
    case 'function_call_output':
    case 'custom_tool_call_output':
      return [textPart('tool answers: '), ...readParts(item.output, `${at}.output`)];
    default:
      throw invalidInput(
        at,
        `${at}: this model cannot read items of type '${textOf(item.type).slice(0, 60)}'`,
      );
  }
}

function isMessage(item: Loose.DecisionInputItem): boolean {
  const { type = null } = item;
  return type === 'message' || type === null;
}
