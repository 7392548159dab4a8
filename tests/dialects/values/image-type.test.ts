import { expect, test } from '@jest/globals';
import { chatToMessages } from '../../../dialects/chat-to-messages/dialect.ts';

const JPEG = '/9j/4AAQSkZJRg==';

/** BerriAI/litellm#24900, home-assistant/core#167208: Claude refuses an image of another type than it is said to have. */
test('an image has the type of its bytes over the messages format, whatever the client says', () => {
  const content = [{ type: 'image_url', image_url: { url: `data:image/png;base64,${JPEG}` } }];
  const source = { type: 'base64', media_type: 'image/jpeg', data: JPEG };
  const { messages } = chatToMessages.request({ model: 'm', messages: [{ role: 'user', content }] });
  expect(messages).toEqual([{ role: 'user', content: [{ type: 'image', source }] }]);
});

test.each([
  ['iVBORw0KGgoAAAA', 'image/jpeg', 'image/png'],
  ['R0lGODlhAQABAIA', 'image/png', 'image/gif'],
  ['UklGRiQAAABXRUJQ', 'image/png', 'image/webp'],
])('%s as %s is %s', (data, said, mediaType) => {
  const content = [{ type: 'image_url', image_url: { url: `data:${said};base64,${data}` } }];
  const { messages } = chatToMessages.request({ model: 'm', messages: [{ role: 'user', content }] });
  expect(messages).toMatchObject([{ content: [{ source: { media_type: mediaType, data } }] }]);
});
