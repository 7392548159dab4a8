import { failure, GatewayError } from '../errors/gateway-error.ts';
import { noUsage } from '../calls/usage.ts';
import type { EventWriter } from '../streaming/event-writer.ts';
import type { JsonObject } from '../bodies/json-body.ts';
import { finalResponseOf } from './responses-to-chat/final-response.ts';
import type { ResponseContext, Dialect } from './dialect.ts';

/** The client's names of fields that have another name in the format between. */
type Names = Readonly<Partial<Record<string, string>>>;

/**
 * Composes two dialects through the format between them. What that format cannot express is lost. For the pairs in use
 * it can express all fields in the tables of docs/wire-formats/translation.md.
 */
export function compose(outer: Dialect, inner: Dialect, names: Names): Dialect {
  return {
    request: (body, target) => {
      const between = outer.request(body);
      try {
        return inner.request(between, target);
      } catch (thrown) {
        throw withClientNames(thrown, names);
      }
    },
    response: (response, context) => {
      const between = inner.response(response, betweenContext(outer, context));
      // Zeros stand for usage that the server did not report. It is estimated at the end.
      if (!context.usage.reported) delete between['usage'];
      return outer.response(between, context);
    },
    stream: (context) =>
      // Both writers count the output; only what the backend sent is metered.
      new ChainedWriter(
        outer.stream({ ...context, usage: noUsage() }),
        inner.stream(betweenContext(outer, context)),
      ),
  };
}

/**
 * Renames the field in an error of the inner dialect to the client's name. Only the field is named, since messages and
 * items have other indexes in the format between. Fields without an entry have the same name in both formats.
 */
function withClientNames(thrown: unknown, names: Names): unknown {
  if (!(thrown instanceof GatewayError) || thrown.param === null) return thrown;
  const field = thrown.param.split(/[.[]/, 1)[0] ?? '';
  const param = names[field];
  if (param === undefined) return thrown;
  const message = thrown.publicMessage.replace(`${thrown.param}:`, `${param}:`);
  return failure(thrown.code, { message, param, cause: thrown });
}

/**
 * Returns the context of the inner dialect, whose request is the one that the outer dialect wrote. It always requests
 * usage.
 */
function betweenContext(outer: Dialect, context: ResponseContext): ResponseContext {
  return { ...context, request: outer.request(context.request), namesStop: true };
}

/** Passes the frames of the inner writer to the outer one. */
class ChainedWriter implements EventWriter {
  readonly #outer: EventWriter;
  readonly #inner: EventWriter;

  constructor(outer: EventWriter, inner: EventWriter) {
    this.#outer = outer;
    this.#inner = inner;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const step = this.#inner.accept(frame);
    const fed = this.#feed(step.text);
    if (!step.ended || fed.ended) return fed;
    return { text: fed.text + this.#outer.finish(), ended: true };
  }

  get isComplete(): boolean {
    return this.#inner.isComplete === true;
  }

  finish(): string {
    const fed = this.#feed(this.#inner.finish());
    return fed.ended ? fed.text : fed.text + this.#outer.finish();
  }

  failureFrames(error: GatewayError): string {
    return this.#outer.failureFrames(error);
  }

  /** Returns the final response of the outer writer, if it has one. */
  finalResponse(): JsonObject | null {
    return finalResponseOf(this.#outer);
  }

  #feed(text: string): { text: string; ended: boolean } {
    let written = '';
    for (const frame of text.split('\n\n')) {
      if (frame === '') continue;
      const step = this.#outer.accept(frame);
      written += step.text;
      if (step.ended) return { text: written, ended: true };
    }
    return { text: written, ended: false };
  }
}
