import type { EventStream } from './event-stream.ts';
import type { ResponsePromise, StreamPromise } from './response-promise.ts';

/**
 * The result of a method whose body may request a stream. `Value` is the type of the body's property, and `Streaming` the
 * value that requests events.
 */
export type StreamOrResult<Value, Streaming, Event, Result> = [Value] extends [Streaming]
  ? StreamPromise<Event>
  : [Streaming] extends [Value]
    ? ResponsePromise<Result | EventStream<Event>>
    : ResponsePromise<Result>;

/** The listed values of an open text, and all other types as they are. */
export type Listed<Value> = Value extends string ? (string extends Value ? never : Value) : Value;
