import type { Validator } from '../../../../contract/operation.ts';
import { pointerWithoutContent, schemaFinding, type Finding } from '../finding.ts';
import { eventsOf } from '../stream-check.ts';

/** A finding in an event. The index of the event begins with 0. */
export interface EventFinding extends Finding {
  event: number;
}

/** Longer events are not checked. Only events with images are longer. */
const MOST_EVENT_CHARACTERS = 64 * 1024 * 1024;

/** Checks each event of a stream as soon as it is complete. */
export class LiveStream {
  readonly #validator: Validator | null;
  readonly #onFinding: (found: EventFinding) => void;
  readonly #decoder = new TextDecoder();
  #pieces: string[] = [];
  #characters = 0;
  #events = 0;

  constructor(validator: Validator | null, onFinding: (found: EventFinding) => void) {
    this.#validator = validator;
    this.#onFinding = onFinding;
  }

  /** Number of events so far. */
  get events(): number {
    return this.#events;
  }

  add(bytes: Buffer): void {
    const text = this.#decoder.decode(bytes, { stream: true });
    const last = this.#pieces.at(-1) ?? '';
    // An event ends with an empty line, whose two line feeds may be in different chunks.
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
        this.#onFinding({
          where: 'event',
          pointer: '',
          rule: 'the data is not JSON',
          text: quoted(frame),
          event,
        });
      else if (this.#validator !== null && !this.#validator(value)) {
        const found = schemaFinding('event', this.#validator);
        this.#onFinding({ ...found, pointer: pointerWithoutContent(found.pointer), event });
      }
    }
  }
}

function quoted(frame: string): string {
  return `the data is not JSON: ${frame.trim().slice(0, 80)}`;
}
