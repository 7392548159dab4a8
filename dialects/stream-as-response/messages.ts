import { parseExactly } from '../../bodies/exact-json.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { isRecord, type JsonRecord } from '../values/json-values.ts';

/** Joins the events of a stream that meets the contract to a message. */
export class MessageOfEvents {
  #message: JsonRecord = {};
  readonly #blocks: JsonRecord[] = [];
  /** The input of the open block's call, as JSON text. */
  #input = '';

  accept(event: JsonRecord): void {
    const { content_block: block, delta, usage } = event;
    switch (event['type']) {
      case 'message_start':
        if (isRecord(event['message'])) this.#message = event['message'];
        return;
      case 'content_block_start':
        if (isRecord(block)) this.#blocks.push(block);
        return;
      case 'content_block_delta':
        if (isRecord(delta)) this.#addDelta(this.#blocks.at(-1) ?? {}, delta);
        return;
      case 'content_block_stop':
        this.#endBlock(this.#blocks.at(-1) ?? {});
        return;
      case 'message_delta': {
        const before = isRecord(this.#message['usage']) ? this.#message['usage'] : {};
        if (isRecord(delta)) Object.assign(this.#message, delta);
        if (isRecord(usage)) this.#message['usage'] = { ...before, ...usage };
      }
    }
  }

  value(): JsonRecord {
    return { ...this.#message, content: this.#blocks };
  }

  #addDelta(block: JsonRecord, { type, ...delta }: JsonRecord): void {
    if (type === 'input_json_delta') this.#input += String(delta['partial_json']);
    else if (type === 'citations_delta') {
      const before = Array.isArray(block['citations']) ? (block['citations'] as unknown[]) : [];
      before.push(delta['citation']);
      block['citations'] = before;
    } else
      for (const [name, value] of Object.entries(delta)) {
        if (name === '__proto__') continue;
        const before = block[name];
        block[name] = typeof before === 'string' && typeof value === 'string' ? before + value : value;
      }
  }

  #endBlock(block: JsonRecord): void {
    if (this.#input !== '') block['input'] = parseExactly(parsableArguments(this.#input));
    this.#input = '';
  }
}
