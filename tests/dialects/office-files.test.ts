import { expect, test } from '@jest/globals';
import { toMessageRequest } from '../../dialects/chat-to-messages/request.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { UNKNOWN_MODEL } from '../../dialects/target-model.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = { filename: 'report.docx', file_data: `data:${WORD};base64,UEsDBA==` };
const request = {
  model: 'm',
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Read it.' },
        { type: 'file', file },
      ],
    },
  ],
};

/** The formats of `DocumentBlock` in AWS's API reference; maximhq/bifrost#4622. */
test('files of Word reach Bedrock in their format', () => {
  const message = toMessageRequest(request, { ...UNKNOWN_MODEL, takesOfficeFiles: true });
  expect(toConverse(message, 'm')['messages']).toMatchObject([
    { content: [{ text: 'Read it.' }, { document: { format: 'docx', source: { bytes: 'UEsDBA==' } } }] },
  ]);
});

test('files of Word are refused by name where the model does not take them', () => {
  expect(() => toMessageRequest(request)).toThrow(
    expect.objectContaining({
      code: 'invalid_parameter',
      param: 'messages[0].content[1].file.file_data',
    }),
  );
});
