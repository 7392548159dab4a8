import type { Validator } from '../../contract/operation.ts';
import { pointerWithoutContent, schemaFault, type Fault } from '../fault.ts';
import { eventsOf } from '../stream-check.ts';

/** A fault of one event, which is counted from 0. */
export interface EventFault extends Fault {
  event: number;
}

/** Longer than any event of the contract but images, which are not looked at beyond it. */
const MOST_EVENT_CHARACTERS = 64 * 1024 * 1024;

/** Checks each event of a stream when its last byte has passed. */
export class LiveStream {
  readonly #validator: Validator | null;
  readonly #onFault: (found: EventFault) => void;
  readonly #decoder = new TextDecoder();
  #pieces: string[] = [];
  #characters = 0;
  #events = 0;

  constructor(validator: Validator | null, onFault: (found: EventFault) => void) {
    this.#validator = validator;
    this.#onFault = onFault;
  }

  /** How many events have passed. */
  get events(): number {
    return this.#events;
  }

  add(bytes: Buffer): void {
    const text = this.#decoder.decode(bytes, { stream: true });
    const last = this.#pieces.at(-1) ?? '';
    // An event ends with an empty line, whose two line feeds may come apart.
    if (!text.includes('\n\n') && !(last.endsWith('\n') && text.startsWith('\n'))) return this.#keep(text);
    const waiting = this.#pieces.join('') + text;
    const end = waiting.lastIndexOf('\n\n') + 2;
    this.#pieces = [];
    this.#characters = 0;
    this.#keep(waiting.slice(end));
    for (const frame of waiting.slice(0, end).split('\n\n')) this.#check(`${frame}\n\n`);
  }

  #keep(text: string): void {
    if (text === '' || this.#characters > MOST_EVENT_CHARACTERS) return;
    this.#pieces.push(text);
    this.#characters += text.length;
  }

  #check(frame: string): void {
    for (const { kind, value } of eventsOf(frame)) {
      const event = this.#events;
      this.#events += 1;
      if (kind === '[DONE]') continue;
      if (value === undefined)
        this.#onFault({
          where: 'event',
          pointer: '',
          rule: 'the data is no JSON',
          text: quoted(frame),
          event,
        });
      else if (this.#validator !== null && !this.#validator(value)) {
        const found = schemaFault('event', this.#validator);
        this.#onFault({ ...found, pointer: pointerWithoutContent(found.pointer), event });
      }
    }
  }
}

function quoted(frame: string): string {
  return `the data is no JSON: ${frame.trim().slice(0, 80)}`;
}
