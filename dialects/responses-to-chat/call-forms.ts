import { parseExactly } from '../../bodies/exact-json.ts';
import type { ResponseItemStatus, ResponseOutputItem } from '../../generated/contract.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { CustomInput } from '../tools/custom-tools.ts';
import { isRecord, type JsonObject } from '../values/json-values.ts';
import type { ClientTool } from '../tools/tool-names.ts';
import type { ResponseEvent } from './response-events.ts';
import type { ItemPlace } from './streamed-item.ts';

/** How the call of one tool is written. The arguments are those of a function, whatever the tool is. */
export interface CallForm {
  readonly type: 'function_call' | 'custom_tool_call' | 'tool_search_call';
  /** Returns the events for a piece of the arguments. */
  add(piece: string, place: ItemPlace): ResponseEvent[];
  /** Returns the events that end the arguments. */
  finish(place: ItemPlace): ResponseEvent[];
  /** Returns the item with the arguments so far. */
  item(place: ItemPlace, callId: string, status: ResponseItemStatus): ResponseOutputItem;
}

export function callFormOf(tool: ClientTool): CallForm {
  switch (tool.type) {
    case 'custom':
      return new CustomForm(tool);
    case 'tool_search':
      return new SearchForm();
    case 'function':
      return new FunctionForm(tool);
  }
}

/** Arguments of functions without parameters. Clients parse them, and some servers send nothing. */
const NO_ARGUMENTS = '{}';

class FunctionForm implements CallForm {
  readonly type = 'function_call';
  readonly #tool: ClientTool;
  #arguments = '';

  constructor(tool: ClientTool) {
    this.#tool = tool;
  }

  add(piece: string, place: ItemPlace): ResponseEvent[] {
    this.#arguments += piece;
    return [{ type: 'response.function_call_arguments.delta', ...place, delta: piece }];
  }

  finish(place: ItemPlace): ResponseEvent[] {
    const events = this.#arguments === '' ? this.add(NO_ARGUMENTS, place) : [];
    const done = { name: this.#tool.name, arguments: this.#arguments };
    return [...events, { type: 'response.function_call_arguments.done', ...place, ...done }];
  }

  item({ item_id: id }: ItemPlace, callId: string, status: ResponseItemStatus): ResponseOutputItem {
    const named = namesOf(this.#tool);
    return { id, type: this.type, call_id: callId, ...named, arguments: this.#arguments, status };
  }
}

class CustomForm implements CallForm {
  readonly type = 'custom_tool_call';
  readonly #tool: ClientTool;
  readonly #input = new CustomInput();

  constructor(tool: ClientTool) {
    this.#tool = tool;
  }

  add(piece: string, place: ItemPlace): ResponseEvent[] {
    return deltaOf(this.#input.add(piece), place);
  }

  finish(place: ItemPlace): ResponseEvent[] {
    return [
      ...deltaOf(this.#input.finish(), place),
      { type: 'response.custom_tool_call_input.done', ...place, input: this.#input.text },
    ];
  }

  item({ item_id: id }: ItemPlace, callId: string, status: ResponseItemStatus): ResponseOutputItem {
    const named = namesOf(this.#tool);
    return { id, type: this.type, call_id: callId, ...named, input: this.#input.text, status };
  }
}

/** A search for tools. The format has no events for its arguments, which are an object. */
class SearchForm implements CallForm {
  readonly type = 'tool_search_call';
  #arguments = '';

  add(piece: string): ResponseEvent[] {
    this.#arguments += piece;
    return [];
  }

  finish(): ResponseEvent[] {
    return [];
  }

  item({ item_id: id }: ItemPlace, callId: string, status: ResponseItemStatus): ResponseOutputItem {
    const given = status === 'in_progress' ? {} : objectOf(this.#arguments);
    return { id, type: this.type, call_id: callId, execution: 'client', arguments: given, status };
  }
}

function objectOf(text: string): JsonObject {
  const value = parseExactly(parsableArguments(text));
  return isRecord(value) ? value : {};
}

function deltaOf(delta: string, place: ItemPlace): ResponseEvent[] {
  return delta === '' ? [] : [{ type: 'response.custom_tool_call_input.delta', ...place, delta }];
}

function namesOf({ name, namespace }: ClientTool): { name: string; namespace?: string } {
  return namespace === null ? { name } : { name, namespace };
}
