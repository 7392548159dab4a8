import { chatToMessages } from './chat-to-messages/dialect.ts';
import { chatToResponses } from './chat-to-responses/dialect.ts';
import { compose } from './compose.ts';
import type { Dialect, Format } from './dialect.ts';
import { messagesToChat } from './messages-to-chat/dialect.ts';
import { responsesToChat } from './responses-to-chat/dialect.ts';

// Everything that both formats of these pairs can express, the chat format can express too, so nothing is lost.
const responsesToMessages = compose(responsesToChat, chatToMessages, {
  messages: 'input',
  response_format: 'text.format',
});
const messagesToResponses = compose(messagesToChat, chatToResponses, { stop: 'stop_sequences' });

/** Returns the translation of a client's format to a backend's. Null for the same format. */
export function dialectFor(client: Format, backend: Format): Dialect | null {
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
