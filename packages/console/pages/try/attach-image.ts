/** Adds an image to the last message of a request, in the form of its operation. A body that is no JSON stays as it is. */
export async function withImage(operationId: string, json: string, file: File): Promise<string> {
  const address = await dataAddressOf(file);
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

/** Reads a file as a `data:` address. */
export function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
