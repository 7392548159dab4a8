import { EngineError } from './engine-error.ts';
import type { ExtractionRequest, ExtractionTool } from './engine-types.ts';
import { readSchema, UnfillableSchema } from './extractive/extraction/read-schema.ts';

/** The fields of a chat completions request that require structured output. */
export interface FormFields {
  response_format?: { type: string } | null | undefined;
  tools?: readonly unknown[] | null | undefined;
  tool_choice?: string | object | null | undefined;
}

/** The most tools that are read. Each is a schema to fill. */
const MOST_TOOLS = 32;

/**
 * Returns the schema or the tools that a request requires; undefined for a reply in words.
 *
 * @throws EngineError `invalid_parameter` for a schema or a forced tool that cannot be filled from a text
 */
export function toExtractionRequest(fields: FormFields): ExtractionRequest | undefined {
  const choice = choiceOf(fields.tool_choice);
  const schema = schemaOf(fields.response_format);
  if (choice.mode === 'required' || (choice.mode === 'auto' && schema === undefined)) {
    const tools = toolsOf(fields.tools ?? [], choice);
    if (tools.length > 0) return { kind: 'tool', tools, isForced: choice.mode === 'required' };
  }
  return schema === undefined ? undefined : { kind: 'document', schema: fillable(schema, 'response_format') };
}

/** Returns the schema of structured output; undefined for plain text. */
function schemaOf(format: FormFields['response_format']): unknown {
  const type = format?.type ?? 'text';
  if (type === 'text') return undefined;
  if (type !== 'json_schema') {
    const message = `response_format must be text or json_schema; this model does not support ${type}`;
    throw refused('response_format', message);
  }
  const described = member(format, 'json_schema');
  return member(described, 'schema') ?? {};
}

interface ToolChoice {
  mode: 'none' | 'auto' | 'required';
  /** The names of the tools that may be called; undefined for all tools. */
  names?: readonly unknown[];
}

function choiceOf(choice: string | object | null | undefined): ToolChoice {
  if (choice == null || choice === 'auto') return { mode: 'auto' };
  if (choice === 'none') return { mode: 'none' };
  if (typeof choice === 'string') return { mode: 'required' };
  const allowed = member(choice, 'allowed_tools');
  if (allowed === undefined) return { mode: 'required', names: [member(member(choice, 'function'), 'name')] };
  const tools = member(allowed, 'tools');
  const names = (Array.isArray(tools) ? tools : []).map((tool) => member(member(tool, 'function'), 'name'));
  return { mode: member(allowed, 'mode') === 'auto' ? 'auto' : 'required', names };
}

function toolsOf(tools: readonly unknown[], { mode, names }: ToolChoice): ExtractionTool[] {
  const found: ExtractionTool[] = [];
  let reason = 'there is no such tool';
  for (const tool of tools.slice(0, MOST_TOOLS)) {
    const described = member(tool, 'function');
    const name = member(described, 'name');
    const description = member(described, 'description');
    if (typeof name !== 'string' || (names !== undefined && !names.includes(name))) continue;
    try {
      const parameters = readSchema(member(described, 'parameters') ?? { type: 'object' });
      found.push({ name, description: typeof description === 'string' ? description : '', parameters });
    } catch (thrown) {
      if (!(thrown instanceof UnfillableSchema)) throw thrown;
      reason = thrown.message;
    }
  }
  if (found.length === 0 && mode === 'required')
    throw refused('tool_choice', `this model can call none of these tools: ${reason}`);
  return found;
}

function fillable(schema: unknown, param: string): ReturnType<typeof readSchema> {
  try {
    return readSchema(schema);
  } catch (thrown) {
    if (!(thrown instanceof UnfillableSchema)) throw thrown;
    throw refused(param, `this model cannot fill the schema: ${thrown.message}`);
  }
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  // The object has a property of this name.
  return (value as Record<string, unknown>)[name];
}

function refused(param: string, message: string): EngineError {
  return new EngineError('invalid_parameter', { param, message });
}
