import { parseExactly } from '../../bodies/exact-json.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { isLoose, isRecord, type JsonObject, type Loose } from '../values/json-values.ts';

/** Joins the events of a stream that meets the contract to a message. */
export class MessageOfEvents {
  #message: Loose.MessageResult = {};
  readonly #blocks: Loose.MessageBlock[] = [];
  /** The input of the open block's call, as JSON text. */
  #input = '';

  accept(event: Loose.MessageStreamEvent): void {
    const { content_block: block, delta, usage } = event;
    switch (event.type) {
      case 'message_start':
        if (isLoose<Loose.MessageResult>(event.message)) this.#message = event.message;
        return;
      case 'content_block_start':
        if (isLoose<Loose.MessageBlock>(block)) this.#blocks.push(block);
        return;
      case 'content_block_delta':
        if (isLoose<Loose.MessageBlockDelta>(delta)) this.#addDelta(this.#blocks.at(-1) ?? {}, delta);
        return;
      case 'content_block_stop':
        this.#endBlock(this.#blocks.at(-1) ?? {});
        return;
      case 'message_delta': {
        const before = isRecord(this.#message.usage) ? this.#message.usage : {};
        if (isRecord(delta)) Object.assign(this.#message, delta);
        if (isRecord(usage)) this.#message.usage = { ...before, ...usage };
      }
    }
  }

  value(): JsonObject {
    return { ...this.#message, content: this.#blocks };
  }

  #addDelta(block: Loose.MessageBlock, { type, ...delta }: Loose.MessageBlockDelta): void {
    if (type === 'input_json_delta') this.#input += String(delta.partial_json);
    else if (type === 'citations_delta') {
      const before = Array.isArray(block.citations) ? (block.citations as unknown[]) : [];
      before.push(delta.citation);
      block.citations = before;
    } else addTo(block, delta);
  }

  #endBlock(block: Loose.MessageBlock): void {
    if (this.#input !== '') block.input = parseExactly(parsableArguments(this.#input));
    this.#input = '';
  }
}

function addTo(block: JsonObject, delta: JsonObject): void {
  for (const [name, value] of Object.entries(delta)) {
    if (name === '__proto__') continue;
    const before = block[name];
    block[name] = typeof before === 'string' && typeof value === 'string' ? before + value : value;
  }
}
