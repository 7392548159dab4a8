import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { imageChanges } from '../../dialects/images/request.ts';
import { imageResult } from '../../dialects/images/result.ts';
import { imageWriter } from '../../dialects/images/stream.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { image } from '../../scripts/test-bed/replies/media.ts';

const wanted = (fields: Record<string, unknown>, model = 'dall-e-3') =>
  imageChanges({ prompt: 'a', ...fields }, model)['response_format'];

describe('a request for images', () => {
  test('asks for base64 by default, since the gateway stores no images', () => {
    expect(wanted({})).toBe('b64_json');
    expect(wanted({ response_format: null })).toBe('b64_json');
    expect(wanted({ response_format: 'url' })).toBe('url');
  });

  test.each(['gpt-image-1', 'openai/gpt-image-1-mini', 'chatgpt-image-latest'])(
    'has no response format for %s, which would refuse it, although the ai SDK sends one',
    (model) => {
      expect(wanted({}, model)).toBeUndefined();
      expect(wanted({ response_format: 'b64_json' }, model)).toBeUndefined();
      // The model refuses this itself.
      expect(wanted({ response_format: 'url' }, model)).toBe('url');
    },
  );

  test('asks for base64 when it asks for events, which contain nothing else', () => {
    expect(wanted({ stream: true })).toBe('b64_json');
    expect(wanted({ stream: true, response_format: 'url' })).toBe('b64_json');
    expect(wanted({ stream: true, response_format: 'url' }, 'gpt-image-1')).toBeUndefined();
  });
});

describe('images', () => {
  test('have no nulls, even if the server sends them', () => {
    const [first] = image.data ?? [];
    const response = {
      ...image,
      background: null,
      usage: null,
      data: [
        { ...first, url: null, revised_prompt: null },
        { b64_json: null, url: 'https://images.example/a.png' },
      ],
    };
    const result = imageResult(response);
    const { background: _background, usage: _usage, ...rest } = image;
    expect(result).toEqual({ ...rest, data: [first, { url: 'https://images.example/a.png' }] });
    expect(responseValidators['ImageResult']?.(result)).toBe(true);
  });

  test.each([
    ['no images', { created: 1 }],
    ['an image in neither form', { created: 1, data: [{ b64_json: null, url: null }] }],
    ['an image that is not an object', { created: 1, data: ['a'] }],
    ['an error with status 200', { created: 1, data: [], error: { message: 'secret' } }],
  ])('with %s are an error of the backend', (_what, response) => {
    expect(() => imageResult(response)).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });
});

// Recraft generates drawings.
test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Generator -->\n<svg></svg>',
])('a drawing is delivered as an image: %s', (drawing) => {
  const content = Buffer.from(drawing).toString('base64');
  for (const b64_json of [content, `data:image/svg+xml;base64,${content}`])
    expect(imageResult({ created: 1, data: [{ b64_json }] }).data).toEqual([{ b64_json: content }]);
});

test.each([
  '<!DOCTYPE html><html><svg></svg></html>',
  '<?xml version="1.0"?><Error/>',
  '<html><svg/></html>',
])('other markup is no image: %s', (markup) => {
  const data = [{ b64_json: Buffer.from(markup).toString('base64') }];
  expect(() => imageResult({ created: 1, data })).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
});

describe('a stream of images', () => {
  const frame = (event: object): string => `data: ${JSON.stringify(event)}`;
  const completed = frame({ type: 'image_generation.completed', b64_json: 'AA==', usage: null, size: null });

  test('passes partial images on, and ends with the requested number of complete ones', () => {
    const writer = imageWriter(noUsage(), 2);
    const partial = { type: 'image_generation.partial_image', b64_json: 'AA==', partial_image_index: 0 };
    expect(writer.accept(frame(partial))).toEqual({
      text: `event: image_generation.partial_image\ndata: ${JSON.stringify(partial)}\n\n`,
      ended: false,
    });
    expect(writer.accept(completed).ended).toBe(false);
    expect(writer.accept(completed)).toEqual({
      text: 'event: image_generation.completed\ndata: {"type":"image_generation.completed","b64_json":"AA=="}\n\n',
      ended: true,
    });
  });

  test.each<[string, object]>([
    ['without an image', { type: 'image_generation.completed' }],
    ['with an empty image', { type: 'image_generation.completed', b64_json: '' }],
    ['with an image of another type', { type: 'image_generation.partial_image', b64_json: { a: 1 } }],
    ['with text', { type: 'image_generation.partial_image', b64_json: '<html>' }],
  ])('with an event %s is an error of the upstream', (_what, event) => {
    expect(() => imageWriter(noUsage(), 1).accept(frame(event))).toThrow(
      expect.objectContaining({ code: 'bad_gateway' }),
    );
  });

  test('has every image of Seedream, more than requested too, and counts the usage of all', () => {
    const usage = noUsage();
    const writer = imageWriter(usage, 1);
    const drawn = frame({ type: 'image_generation.partial_succeeded', image_index: 0, b64_json: 'AA==' });
    for (const step of [writer.accept(drawn), writer.accept(drawn)])
      expect(step).toEqual({ text: expect.stringContaining('"b64_json":"AA=="'), ended: false });
    const counts = { generated_images: 2, output_tokens: 32_448, total_tokens: 32_448 };
    expect(writer.accept(frame({ type: 'image_generation.completed', usage: counts })).ended).toBe(true);
    expect(usage).toMatchObject({ images: 2, outputTokens: 32_448, reported: true });
  });

  test('has valid usage, whatever the backend reports', () => {
    const usage = {
      input_tokens: 8,
      output_tokens: -1,
      input_tokens_details: { text_tokens: 8, image_tokens: 'x' },
    };
    const { text } = imageWriter(noUsage(), 1).accept(
      frame({ type: 'image_generation.completed', b64_json: 'AA==', usage }),
    );
    expect(text).toContain('"usage":{"input_tokens":8,"input_tokens_details":{"text_tokens":8}}');
  });

  test('ends with the last image of a server that generates fewer than requested', () => {
    const writer = imageWriter(noUsage(), 2);
    writer.accept(completed);
    expect(writer.finish()).toBe('');
  });

  test('drops unknown events, and never succeeds without a complete image', () => {
    const writer = imageWriter(noUsage(), 2);
    expect(writer.accept(frame({ type: 'image_generation.in_progress' }))).toEqual({
      text: '',
      ended: false,
    });
    writer.accept(
      frame({ type: 'image_generation.partial_image', b64_json: 'AA==', partial_image_index: 0 }),
    );
    expect(() => writer.finish()).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });
});
