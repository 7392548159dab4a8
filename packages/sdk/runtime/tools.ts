import type {
  ChatFunctionTool,
  ChatJsonSchemaFormat,
  MessageCustomTool,
  MessageJsonSchemaFormat,
  ResponseFunctionTool,
  ResponseJsonSchemaFormat,
} from '../../../generated/types/types.gen.ts';

export type JsonSchema = Record<string, unknown>;

/** A function that the model may call. */
export interface Tool<Name extends string = string, Arguments = unknown> {
  readonly name: Name;
  readonly description?: string | undefined;
  /** JSON Schema of the arguments. */
  readonly parameters: JsonSchema;
  /** Converts the arguments to their type, or throws, such as `parse` of a schema library. */
  readonly parse: (value: unknown) => Arguments;
}

/** A format of the model's output. */
export interface OutputFormat<Value = unknown> {
  readonly name: string;
  /** JSON Schema of the output. */
  readonly schema: JsonSchema;
  readonly parse: (value: unknown) => Value;
}

export function defineTool<const Name extends string, Arguments>(
  tool: Tool<Name, Arguments>,
): Tool<Name, Arguments> {
  return tool;
}

export function defineOutput<Value>(output: OutputFormat<Value>): OutputFormat<Value> {
  return output;
}

/** A call of one of the tools, with the arguments of that tool. */
export type ToolCallOf<Tools extends readonly Tool[]> = {
  [Index in keyof Tools]: Tools[Index] extends Tool<infer Name, infer Arguments>
    ? { id: string; name: Name; arguments: Arguments }
    : never;
}[number];

/** A complete response of a conversation, independent of its format. */
export interface Reading<Result, Tools extends readonly Tool[], Value> {
  /** The complete response, also of a stream. */
  result: Result;
  text: string;
  /** Text of the refusal by the model. */
  refusal: string | null;
  toolCalls: ToolCallOf<Tools>[];
  /** The parsed text, if `output` was set. Null when the model called tools or refused. */
  output: Value | null;
}

export interface ReadOptions<Tools extends readonly Tool[], Value> {
  /** The tools of the request, which define the types of the arguments. */
  tools?: Tools;
  output?: OutputFormat<Value>;
  /** Called with each part of the text as it arrives. */
  onText?: (text: string) => void;
}

/** The model's output is not valid JSON, was rejected by `parse`, or calls an undeclared tool, or the reply has no output. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  /** Text of the model. */
  readonly text: string;

  constructor(message: string, text: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text;
  }
}

export interface RawToolCall {
  id: string;
  name: string;
  /** Parses JSON text. Other values are returned unchanged. */
  arguments: unknown;
}

/** Converts tool calls and output to their types. */
export function toReading<Result, const Tools extends readonly Tool[], Value>(
  result: Result,
  text: string,
  refusal: string | null,
  calls: RawToolCall[],
  { tools, output }: ReadOptions<Tools, Value>,
): Reading<Result, Tools, Value> {
  const toolCalls = calls.map((one) => typedCall(one, tools) as ToolCallOf<Tools>);
  const expected = output !== undefined && refusal === null && (text !== '' || calls.length === 0);
  const value = expected ? parsed('the output', text, jsonOf('the output', text), output.parse) : null;
  return { result, text, refusal, toolCalls, output: value };
}

function typedCall(call: RawToolCall, tools: readonly Tool[] | undefined): unknown {
  const what = `the arguments of ${call.name}`;
  const text = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
  const value = typeof call.arguments === 'string' ? jsonOf(what, call.arguments || '{}') : call.arguments;
  if (tools === undefined) return { id: call.id, name: call.name, arguments: value };
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) throw new OutputError(`the model called ${call.name}, which is not declared`, text);
  return { id: call.id, name: call.name, arguments: parsed(what, text, value, tool.parse) };
}

function jsonOf(what: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new OutputError(`${what}: not valid JSON`, text, cause);
  }
}

function parsed<Value>(what: string, text: string, value: unknown, parse: (value: unknown) => Value): Value {
  try {
    return parse(value);
  } catch (cause) {
    throw new OutputError(`${what}: does not match the declared schema`, text, cause);
  }
}

export function chatTool({ name, description, parameters }: Tool): ChatFunctionTool {
  return { type: 'function', function: { name, parameters, ...(description ? { description } : {}) } };
}

export function messageTool({ name, description, parameters }: Tool): MessageCustomTool {
  return { name, input_schema: parameters, ...(description ? { description } : {}) };
}

export function responseTool({ name, description, parameters }: Tool): ResponseFunctionTool {
  return { type: 'function', name, parameters, ...(description ? { description } : {}) };
}

/** For `response_format` of chat completions. */
export function chatOutput({ name, schema }: OutputFormat): ChatJsonSchemaFormat {
  return { type: 'json_schema', json_schema: { name, schema, strict: true } };
}

/** For `output_config.format` of messages. */
export function messageOutput({ schema }: OutputFormat): MessageJsonSchemaFormat {
  return { type: 'json_schema', schema };
}

/** For `text.format` of responses. */
export function responseOutput({ name, schema }: OutputFormat): ResponseJsonSchemaFormat {
  return { type: 'json_schema', name, schema, strict: true };
}
