import { chatToMessages } from './chat-to-messages/dialect.ts';
import { compose } from './compose.ts';
import type { Dialect, Format } from './dialect.ts';
import { messagesToChat } from './messages-to-chat/dialect.ts';
import { responsesToChat } from './responses-to-chat/dialect.ts';

const responsesToMessages = compose(responsesToChat, chatToMessages);

/** Formats that a caller's can be translated to, the best first. */
const TARGETS: Readonly<Record<Format, readonly Format[]>> = {
  chat: ['messages'],
  messages: ['chat'],
  responses: ['chat', 'messages'],
};

/** How a caller's format reaches a backend: as it is, or translated to one of the formats that the backend speaks. */
export type Route = { kind: 'native' } | { kind: 'translated'; to: Format; dialect: Dialect };

/** Null when no translation is known between the two. */
export function routeBetween(caller: Format, spoken: ReadonlySet<Format>): Route | null {
  if (spoken.has(caller)) return { kind: 'native' };
  const to = TARGETS[caller].find((format) => spoken.has(format));
  if (to === undefined) return null;
  const dialect = dialectFor(caller, to);
  return dialect === null ? null : { kind: 'translated', to, dialect };
}

function dialectFor(caller: Format, backend: Format): Dialect | null {
  switch (caller) {
    case 'chat':
      return backend === 'messages' ? chatToMessages : null;
    case 'messages':
      return backend === 'chat' ? messagesToChat : null;
    case 'responses':
      if (backend === 'chat') return responsesToChat;
      return backend === 'messages' ? responsesToMessages : null;
  }
}
