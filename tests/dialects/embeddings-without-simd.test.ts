import { expect, jest, test } from '@jest/globals';
import { ReceivedBody } from '../../bodies/received-body.ts';
import { embeddings } from '../../dialects/embeddings/list.ts';

test('where WebAssembly has no SIMD, responses with embeddings are left to the parser', () => {
  // As on a processor without it, where modules that use it are not valid.
  const validate = jest.fn(() => false);
  Reflect.set(Reflect.get(globalThis, 'WebAssembly') as object, 'validate', validate);
  const data = [{ object: 'embedding', index: 0, embedding: [0.25, 0.5] }];
  const response = Buffer.from(JSON.stringify({ object: 'list', data, model: 'm' }));
  expect(
    embeddings.scan?.(new ReceivedBody([response], response.length), {
      input: 'text',
      encoding_format: 'float',
    }),
  ).toBeNull();
  expect(validate).toHaveBeenCalledTimes(1);
});
