import { failure, GatewayError } from '../errors/gateway-error.ts';
import { noUsage } from '../calls/usage.ts';
import type { EventWriter } from '../streaming/event-writer.ts';
import type { JsonObject } from '../bodies/json-body.ts';
import { finalResponseOf } from './responses-to-chat/final-response.ts';
import type { ResponseContext, Dialect } from './dialect.ts';

/** The caller's names of fields that the format between calls otherwise. */
type Names = Readonly<Partial<Record<string, string>>>;

/**
 * The pair from `outer`'s caller to `inner`'s backend by way of the format between them. It loses what the format between
 * cannot say, which for the pairs in use is nothing that their tables in wire formats §15 name.
 */
export function compose(outer: Dialect, inner: Dialect, names: Names): Dialect {
  return {
    request: (body) => {
      const between = outer.request(body);
      try {
        return inner.request(between);
      } catch (thrown) {
        throw inOuterNames(thrown, names);
      }
    },
    response: (answer, context) =>
      outer.response(inner.response(answer, betweenContext(outer, context)), context),
    stream: (context) =>
      // Both count what comes; only what the backend sent is metered.
      new ChainedWriter(
        outer.stream({ ...context, usage: noUsage() }),
        inner.stream(betweenContext(outer, context)),
      ),
  };
}

/**
 * What the inner pair refuses, by the name that the caller wrote: whole fields, since messages and items are counted otherwise in
 * the format between. Fields without an entry have the same name in both.
 */
function inOuterNames(thrown: unknown, names: Names): unknown {
  if (!(thrown instanceof GatewayError) || thrown.param === null) return thrown;
  const field = thrown.param.split(/[.[]/, 1)[0] ?? '';
  const param = names[field];
  if (param === undefined) return thrown;
  const message = thrown.publicMessage.replace(`${thrown.param}:`, `${param}:`);
  return failure(thrown.code, { message, param, cause: thrown });
}

/** The inner pair answers a request that the outer one wrote; it always asks for usage. */
function betweenContext(outer: Dialect, context: ResponseContext): ResponseContext {
  return { ...context, request: outer.request(context.request) };
}

/** Feeds the frames that the inner writer writes to the outer one. */
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

  finish(): string {
    const fed = this.#feed(this.#inner.finish());
    return fed.ended ? fed.text : fed.text + this.#outer.finish();
  }

  failureFrames(error: GatewayError): string {
    return this.#outer.failureFrames(error);
  }

  /** That of the outer writer, where it has one. */
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
