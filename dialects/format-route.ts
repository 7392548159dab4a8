import { chatToMessages } from './chat-to-messages/dialect.ts';
import { chatToResponses } from './chat-to-responses/dialect.ts';
import { compose } from './compose.ts';
import type { Dialect, Format } from './dialect.ts';
import { messagesToChat } from './messages-to-chat/dialect.ts';
import { responsesToChat } from './responses-to-chat/dialect.ts';

// What the one format says and the other knows, the chat format between them says as well: the two that meet in it lose nothing.
const responsesToMessages = compose(responsesToChat, chatToMessages, {
  messages: 'input',
  response_format: 'text.format',
});
const messagesToResponses = compose(messagesToChat, chatToResponses, { stop: 'stop_sequences' });

/** Formats that a caller's can be translated to, the best first. */
const TARGETS: Readonly<Record<Format, readonly Format[]>> = {
  chat: ['messages', 'responses'],
  messages: ['chat', 'responses'],
  responses: ['chat', 'messages'],
};

/** How a caller's format reaches a backend: as it is, or translated to one of the formats that the backend speaks. */
export type Route = { kind: 'native' } | { kind: 'translated'; to: Format; dialect: Dialect };

/** Null when no translation is known between the two. */
export function routeBetweenFormats(caller: Format, spoken: ReadonlySet<Format>): Route | null {
  if (spoken.has(caller)) return { kind: 'native' };
  const to = TARGETS[caller].find((format) => spoken.has(format));
  if (to === undefined) return null;
  const dialect = dialectFor(caller, to);
  return dialect === null ? null : { kind: 'translated', to, dialect };
}

function dialectFor(caller: Format, backend: Format): Dialect | null {
  switch (caller) {
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
