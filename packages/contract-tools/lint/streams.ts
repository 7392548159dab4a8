import { operationsOf } from '../reading/contract.ts';
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const EVENT_STREAM = 'text/event-stream';

/** `x-gateway.streams` is the schema of the operation's events, and every event stream has one. */
export const streamsRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => {
    const path = [...atOperation(one), 'x-gateway'];
    const streams = one.operation['x-gateway']?.streams;
    const declared = Object.entries(one.responses).filter(
      ([, { content }]) => content?.[EVENT_STREAM] !== undefined,
    );
    const messages: string[] = [];
    if (streams === undefined) {
      if (declared.length > 0)
        messages.push(`x-gateway.streams is missing: the operation has a response of ${EVENT_STREAM}`);
    } else {
      if (document.components.schemas[streams] === undefined)
        messages.push(`the schema ${streams} does not exist`);
      if (declared.length === 0) messages.push(`x-gateway.streams needs a 200 of ${EVENT_STREAM}`);
    }
    for (const [status, { content }] of declared) {
      if (status !== '200') messages.push(`a ${status} cannot be an event stream`);
      const reference = content?.[EVENT_STREAM]?.schema?.$ref;
      if (reference === undefined) messages.push('the schema of events must be a component');
      else if (streams !== undefined && reference !== `#/components/schemas/${streams}`) {
        messages.push(`x-gateway.streams is ${streams}, but the events are ${reference}`);
      }
    }
    return messages.map((message) => ({ message, path }));
  });
