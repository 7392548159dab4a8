import { describe, expect, test } from '@jest/globals';
import { toCohereChat } from '../../dialects/cohere/request.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';

/** Requests with tools and a format, as pydantic-ai, mirascope and the OpenAI Agents SDK send (their recordings). */
const SCHEMA = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const PARAMETERS = { type: 'object', properties: { user: { type: 'string' } }, required: ['user'] };

describe('Cohere, which refuses a format beside tools and documents', () => {
  const messages = [{ role: 'user', content: 'Where does the user live?' }];
  const tool = { type: 'function', function: { name: 'look_up', parameters: PARAMETERS } };
  const schema = { type: 'json_schema', json_schema: { name: 'city', schema: SCHEMA } };

  test.each([
    ['tools', { tools: [tool] }],
    ['documents', { documents: ['The user lives in Rome.'] }],
  ])('gets the schema as an instruction beside %s', (_name, sources) => {
    const sent = toCohereChat({ model: 'm', messages, response_format: schema, ...sources });
    expect(sent).not.toHaveProperty('response_format');
    expect(sent).toMatchObject({
      messages: [{ role: 'system', content: expect.stringContaining(JSON.stringify(SCHEMA)) }, ...messages],
    });
  });

  test('gets any JSON as an instruction beside tools', () => {
    const sent = toCohereChat({
      model: 'm',
      messages,
      response_format: { type: 'json_object' },
      tools: [tool],
    });
    expect(sent).not.toHaveProperty('response_format');
    expect(sent).toMatchObject({
      messages: [{ content: expect.stringContaining('JSON object') }, ...messages],
    });
  });

  test('gets the format without them', () => {
    const sent = toCohereChat({ model: 'm', messages, response_format: schema, tools: [] });
    expect(sent).toMatchObject({ messages, response_format: { type: 'json_object', json_schema: SCHEMA } });
  });
});

describe('Gemini', () => {
  const request = {
    model: 'm',
    max_tokens: 9,
    system: 'Be brief.',
    messages: [{ role: 'user', content: 'Where does the user live?' }],
    output_config: { format: { type: 'json_schema', schema: SCHEMA } },
  };
  const tools = [{ name: 'look_up', input_schema: PARAMETERS }];
  const asField = { responseMimeType: 'application/json', responseJsonSchema: SCHEMA };

  test('before 3 gets a schema beside tools as an instruction, since it refuses both', () => {
    const sent = toGenerateContent({ ...request, tools }, 'gemini-2.5-flash');
    expect(sent).toMatchObject({
      systemInstruction: { parts: [{ text: expect.stringMatching(/^Be brief\.\n\n.*"city"/s) }] },
      generationConfig: { maxOutputTokens: 9 },
    });
    expect(sent['generationConfig']).not.toHaveProperty('responseMimeType');
    expect(sent['generationConfig']).not.toHaveProperty('responseJsonSchema');
  });

  test.each([
    ['since 3', 'gemini-3-flash-preview', { tools }],
    ['before 3 without tools', 'gemini-2.5-flash', {}],
  ])('%s gets the schema as a field', (_name, model, more) => {
    expect(toGenerateContent({ ...request, ...more }, model)).toMatchObject({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      generationConfig: asField,
    });
  });
});
