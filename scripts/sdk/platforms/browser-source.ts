/** Source of a page that uses the SDK and shows its findings as text. */
export const browserProgram = `
import { AuthenticationError, InferenceGateway } from 'inference-gateway-sdk';

const { baseUrl, key } = globalThis.settings;
const gateway = new InferenceGateway({ baseUrl, apiKey: key, maxRetries: 0 });
const model = 'embedded/extractive';
const messages = [{ role: 'user', content: 'The sky is blue. What colour is the sky?' }];
const seen = {};
try {
  const { data, requestId } = await gateway.createChatCompletion({ model, messages }).withResponse();
  seen.chat = data.choices[0].message.content.length > 0;
  let text = '';
  for await (const chunk of gateway.createChatCompletion({ model, messages, stream: true }))
    text += chunk.choices[0]?.delta.content ?? '';
  seen.streamed = text === data.choices[0].message.content;
  seen.requestId = /^[0-9a-f-]{36}$/.test(requestId);
  seen.models = (await gateway.listModels()).data.some(({ id }) => id === model);
  const stranger = new InferenceGateway({ baseUrl, apiKey: 'gw_none', maxRetries: 0 });
  await stranger.listModels().catch((thrown) => (seen.status = thrown instanceof AuthenticationError && thrown.status));
  const signal = AbortSignal.abort();
  await gateway.listModels({}, { signal }).catch((thrown) => (seen.aborted = thrown.name));
} catch (thrown) {
  seen.failed = thrown.name;
}
document.getElementById('seen').textContent = JSON.stringify(seen);
document.title = 'done';
`;
