import { chatToMessages } from './chat-to-messages/dialect.ts';
import { chatToResponses } from './chat-to-responses/dialect.ts';
import { compose } from './compose.ts';
import type { Dialect, Format } from './dialect.ts';
import { messagesToChat } from './messages-to-chat/dialect.ts';
import { responsesToChat } from './responses-to-chat/dialect.ts';

// Everything that both formats of these pairs can express, the chat format can express too, so that nothing is lost.
const responsesToMessages = compose(responsesToChat, chatToMessages, {
  messages: 'input',
  response_format: 'text.format',
});
const messagesToResponses = compose(messagesToChat, chatToResponses, { stop: 'stop_sequences' });

/** The formats that a client's format can be translated to, the best first. */
const TARGETS: Readonly<Record<Format, readonly Format[]>> = {
  chat: ['messages', 'responses'],
  messages: ['chat', 'responses'],
  responses: ['chat', 'messages'],
};

/** How a client's format reaches a backend: unchanged, or translated to a format that the backend supports. */
export type Route = { kind: 'native' } | { kind: 'translated'; to: Format; dialect: Dialect };

/** Chooses the route for a client's format. Null when the backend supports no format with a translation. */
export function routeBetweenFormats(client: Format, supported: ReadonlySet<Format>): Route | null {
  if (supported.has(client)) return { kind: 'native' };
  const to = TARGETS[client].find((format) => supported.has(format));
  if (to === undefined) return null;
  const dialect = dialectFor(client, to);
  return dialect === null ? null : { kind: 'translated', to, dialect };
}

function dialectFor(client: Format, backend: Format): Dialect | null {
  switch (client) {
    case 'chat':
      if (backend === 'messages') return chatToMessages;
      return backend === 'responses' ? chatToResponses : null;
    case 'messages':
      if (backend === 'chat') return messagesToChat;
      return backend === 'responses' ? messagesToResponses : null;
    case 'responses':
      if (backend === 'chat') return responsesToChat;
      return backend === 'messages' ? responsesToMessages : null;
  }
}
