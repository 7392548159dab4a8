import type { JsonObject } from '../../bodies/json-body.ts';
import type { ReceivedBody } from '../../bodies/received-body.ts';
import type { Deployment } from '../../catalogue/model.ts';
import type { SplicedCompletion, WriteCompletion } from '../../dialects/chat-to-chat/completion-template.ts';
import { CompletionTemplates } from '../../dialects/chat-to-chat/completion-templates.ts';

/** Larger responses are parsed: next to their backend's time that takes nothing. */
const MAX_SPLICED_BYTES = 64 * 1024;
/** Names of one model for which templates are kept: a pattern has as many names as clients use. */
const MAX_NAMES = 16;

/** By deployment and the model's name for the client. Those of a replaced configuration are dropped. */
const templates = new WeakMap<Deployment, Map<string, CompletionTemplates>>();

function templatesOf(deployment: Deployment, model: string): CompletionTemplates {
  const known = templates.get(deployment) ?? new Map<string, CompletionTemplates>();
  templates.set(deployment, known);
  let found = known.get(model);
  if (found === undefined) {
    if (known.size >= MAX_NAMES) known.clear();
    found = new CompletionTemplates();
    known.set(model, found);
  }
  return found;
}

/** What stands for a response that was not parsed. */
const NOT_PARSED: JsonObject = {};

/** Reads one chat completion of a deployment, without parsing it where a template applies (decision 146). */
export class CompletionRead {
  /** The response for the client; null: it must be parsed. */
  spliced: SplicedCompletion | null = null;
  readonly #templates: CompletionTemplates;
  readonly #write: WriteCompletion;
  #text: string | null = null;

  /** @param model its name for the client, which `write` writes */
  constructor(deployment: Deployment, model: string, write: WriteCompletion) {
    this.#templates = templatesOf(deployment, model);
    this.#write = write;
  }

  readonly readBytes = (received: ReceivedBody): JsonObject | null => {
    if (received.sizeBytes > MAX_SPLICED_BYTES) return null;
    const text = received.joined().toString('utf8');
    this.spliced = this.#templates.apply(text);
    if (this.spliced !== null) return NOT_PARSED;
    this.#text = text;
    return null;
  };

  /** Learns from a response that was parsed and accepted. */
  accepted(response: JsonObject): void {
    if (this.#text !== null) this.#templates.learn(this.#text, () => JSON.stringify(response), this.#write);
  }
}
