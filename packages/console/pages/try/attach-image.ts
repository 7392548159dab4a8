/** Adds an image to the last message of a request, in the form of its operation. A body that is no JSON stays as it is. */
export function withImage(operationId: string, json: string, address: string): string {
  try {
    // The example has members of these names; what the reader made of it may not.
    const body = JSON.parse(json) as { messages?: Message[]; input?: Message[] };
    const message = (body.messages ?? body.input)?.findLast(({ role }) => role === 'user');
    if (message === undefined) return json;
    message.content = [...partsOf(message.content, operationId), imageOf(operationId, address)];
    return JSON.stringify(body, null, 2);
  } catch {
    return json;
  }
}

interface Message {
  role?: string;
  content?: unknown;
}

function partsOf(content: unknown, operationId: string): unknown[] {
  if (Array.isArray(content)) return content;
  const type = operationId === 'createResponse' ? 'input_text' : 'text';
  return typeof content === 'string' ? [{ type, text: content }] : [];
}

function imageOf(operationId: string, address: string): object {
  if (operationId === 'createResponse') return { type: 'input_image', image_url: address };
  if (operationId === 'createChatCompletion') return { type: 'image_url', image_url: { url: address } };
  const [, mediaType = '', data = ''] = /^data:([^;]+);base64,(.*)$/s.exec(address) ?? [];
  return { type: 'image', source: { type: 'base64', media_type: mediaType, data } };
}
