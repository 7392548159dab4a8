import type { OperationId } from '../../generated/contract.ts';
import { collected, expectThat, short, type Visit } from './visit.ts';

/** Makes a call, checks its result and describes it. */
export type Stop = (visit: Visit) => Promise<string>;

const QUESTION = 'The train to Graz leaves at ten. Anna has the tickets. Who has the tickets?';
const messages = [{ role: 'user', content: QUESTION }];
const chat = { model: 'embedded/extractive', messages };

const models = {
  listModels: async ({ client }) => {
    const { data } = await client.listModels();
    expectThat(data.length >= 8, data);
    return data.map(({ id }) => id).join(', ');
  },
  getModel: async ({ client }) => {
    const { data } = await client.getModel({ model: 'embedded/flite' });
    expectThat(data[0]?.id === 'embedded/flite', data);
    return short(JSON.stringify(data[0]));
  },
  getModelInfo: async ({ client }) => {
    const { data } = await client.getModelInfo();
    const described = data.filter(({ model_info }) => (model_info.description ?? '') !== '');
    expectThat(described.length === data.length, data);
    return `${data.length} models, each with a description`;
  },
  getModelInfoUnversioned: async ({ client }) =>
    `${(await client.getModelInfoUnversioned()).data.length} models`,
} satisfies Partial<Record<OperationId, Stop>>;

const conversations = {
  createChatCompletion: async ({ client }) => {
    const { choices } = await client.createChatCompletion(chat);
    const answer = choices[0]?.message.content ?? '';
    expectThat(answer.includes('Anna'), choices);
    return short(answer);
  },
  createMessage: async ({ client }) => {
    const { content } = await client.createMessage({ ...chat, max_tokens: 200 });
    expectThat(JSON.stringify(content).includes('Anna'), content);
    return short(JSON.stringify(content));
  },
  countMessageTokens: async ({ client }) => {
    const { input_tokens: tokens } = await client.countMessageTokens(chat);
    expectThat(tokens > 5, tokens);
    return `${tokens} tokens`;
  },
  createResponse: async (visit) => {
    const response = await visit.client.createResponse({ model: chat.model, input: QUESTION });
    visit.ids.set('response', response.id);
    expectThat(JSON.stringify(response.output).includes('Anna'), response);
    return short(JSON.stringify(response.output));
  },
  getResponse: async ({ client, ids }) => {
    const { status } = await client.getResponse({ response_id: ids.get('response') });
    expectThat(status === 'completed', status);
    return `status ${status}`;
  },
  listResponseInputItems: async ({ client, ids }) => {
    const { data } = await client.listResponseInputItems({ response_id: ids.get('response') });
    expectThat(JSON.stringify(data).includes(QUESTION), data);
    return `${data.length} items`;
  },
  deleteResponse: async ({ client, ids }) =>
    short(JSON.stringify(await client.deleteResponse({ response_id: ids.get('response') }))),
} satisfies Partial<Record<OperationId, Stop>>;

const understanding = {
  createEmbedding: async ({ client }) => {
    const input = ['a train', 'a locomotive', 'a spoon'];
    const { data } = await client.createEmbedding({ model: 'embedded/use-lite', input });
    const [train = [], locomotive = [], spoon = []] = data.map(({ embedding }) =>
      Array.isArray(embedding) ? embedding : [],
    );
    const likeness = (other: number[]): number =>
      train.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
    expectThat(likeness(locomotive) > likeness(spoon), [likeness(locomotive), likeness(spoon)]);
    return `${train.length} dimensions; train and locomotive ${likeness(locomotive).toFixed(2)}, train and spoon ${likeness(spoon).toFixed(2)}`;
  },
  createRerank: async ({ client }) => {
    const documents = ['The office is closed on Sundays.', 'Refunds are accepted within 30 days.'];
    const query = 'How long can I return a purchase?';
    const { results } = await client.createRerank({ model: 'embedded/rerank', query, documents });
    expectThat(results[0]?.index === 1, results);
    return results
      .map(({ index, relevance_score: score }) => `document ${index}: ${score.toFixed(3)}`)
      .join(', ');
  },
  createClassification: async ({ client }) => {
    const input = 'What a wonderful journey, I loved every minute of it.';
    const { data } = await client.createClassification({ model: 'embedded/sentiment', input });
    expectThat(data.length > 0, data);
    return short(JSON.stringify(data));
  },
  createDecision: async ({ client }) => {
    const choices = [{ value: 'shipping' }, { value: 'billing' }];
    const questions = [{ type: 'choice', instructions: 'Which department?', choices }];
    const input = 'Where is my parcel?';
    const { answers } = await client.createDecision({ model: 'embedded/use-lite', input, questions });
    expectThat(answers.length === 1, answers);
    return short(JSON.stringify(answers));
  },
} satisfies Partial<Record<OperationId, Stop>>;

export const textStops = { ...models, ...conversations, ...understanding };

/** The streaming calls, which `--short` skips. */
export const streamedTextStops: Readonly<Record<string, Stop>> = {
  'createChatCompletion, streamed': async ({ client }) =>
    `${(await collected(client.streamChatCompletion(chat))).length} events`,
  'createMessage, streamed': async ({ client }) =>
    `${(await collected(client.streamMessage({ ...chat, max_tokens: 200 }))).length} events`,
  'createResponse, streamed': async ({ client }) =>
    `${(await collected(client.streamResponse({ model: chat.model, input: QUESTION }))).length} events`,
};
