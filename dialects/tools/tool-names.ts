import { hash } from 'node:crypto';

/** Most characters of a tool's name and of a call's id that all vendors accept (OpenAI's API reference, Bedrock's ToolSpecification). */
const MAX_CHARACTERS = 64;
const NAME_HASH_CHARACTERS = 8;
/** Calls are many more than tools, and two with the same id would share a result. */
const ID_HASH_CHARACTERS = 16;
/** Characters of both ends of a long name that are kept: a prefix is often a server's name, and the end the tool's own. */
const END_CHARACTERS = 27;

/** Names that all vendors accept. */
const PORTABLE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** A tool as its client names it. */
export interface ClientTool {
  /** A search for tools has arguments like a function. */
  type: 'function' | 'custom' | 'tool_search';
  name: string;
  /** The group of a tool whose name is unique only within the group. */
  namespace: string | null;
}

/**
 * Maps the names of a client's tools to names that the backend accepts, and back. A name is kept where possible. Two
 * maps of the same tools are equal, so no state is kept between a request, its response and the next request.
 */
export class ToolNames {
  readonly #accepted: RegExp;
  readonly #sent = new Map<string, string>();
  readonly #tools = new Map<string, ClientTool>();

  constructor(tools: Iterable<ClientTool>, accepted: RegExp = PORTABLE_NAME) {
    this.#accepted = accepted;
    for (const tool of tools) this.#add(tool);
  }

  /** Returns the name for the backend. A tool that is not declared, such as one of an earlier turn, gets the same name. */
  sent(name: string, namespace: string | null | undefined = null): string {
    return (
      this.#sent.get(keyOf(name, namespace ?? null)) ?? this.#portable(flatName(name, namespace ?? null))
    );
  }

  /** Returns the tool that a backend calls. A name that no tool has stays as it is. */
  called(sent: string): ClientTool {
    const name = withoutTokens(sent);
    return this.#tools.get(sent) ?? this.#tools.get(name) ?? { type: 'function', name, namespace: null };
  }

  #add(tool: ClientTool): void {
    const key = keyOf(tool.name, tool.namespace);
    if (this.#sent.has(key)) return;
    let sent = this.#portable(flatName(tool.name, tool.namespace));
    if (this.#tools.has(sent)) sent = hashedName(flatName(tool.name, tool.namespace), key);
    this.#sent.set(key, sent);
    this.#tools.set(sent, tool);
  }

  #portable(name: string): string {
    return this.#accepted.test(name) ? name : hashedName(name, name);
  }
}

/** The names of a request without tools. */
export const NO_TOOLS = new ToolNames([]);

/**
 * Returns a name without the model's own tokens behind it, which servers of gpt-oss leave there: `json<|channel|>commentary`
 * (ollama/ollama#11704; Bedrock: vercel/ai#9967).
 */
export function withoutTokens(name: string): string {
  const end = name.indexOf('<|');
  return end > 0 ? name.slice(0, end).trimEnd() : name;
}

/** Returns an id of a call that all vendors accept. The result of the call gets the same. */
export function portableCallId(id: string): string {
  if (id.length <= MAX_CHARACTERS) return id;
  const end = `_${digest(id, ID_HASH_CHARACTERS)}`;
  return id.slice(0, MAX_CHARACTERS - end.length) + end;
}

/** Joins the name of a tool to that of its group. */
function flatName(name: string, namespace: string | null): string {
  return namespace === null || namespace === '' ? name : `${namespace}__${name}`;
}

/** Shortens a name, replaces the characters that vendors refuse, and adds a hash that distinguishes it. */
function hashedName(name: string, distinct: string): string {
  const clean = name.replace(/[^A-Za-z0-9_-]/g, '_').replace(/^[^A-Za-z_]/, '_$&');
  const sum = digest(distinct, NAME_HASH_CHARACTERS);
  if (clean.length < MAX_CHARACTERS - NAME_HASH_CHARACTERS) return `${clean}_${sum}`;
  return `${clean.slice(0, END_CHARACTERS)}_${sum}_${clean.slice(-END_CHARACTERS)}`;
}

function keyOf(name: string, namespace: string | null): string {
  return `${namespace ?? ''}\0${name}`;
}

function digest(text: string, characters: number): string {
  return hash('sha256', text, 'hex').slice(0, characters);
}
