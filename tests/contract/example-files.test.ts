import { expect, test } from '@jest/globals';
import document from '../../generated/openapi.json' with { type: 'json' };
import { audioContentType } from '../../dialects/speech/audio-form.ts';
import { mediaTypeOf } from '../../documents/file-type.ts';
import { operations } from '../../generated/operations.ts';
import { requestMedia } from '../../scripts/test-bed/contract-document.ts';

// The compiler sees the examples of this one document only.
const speech = document.paths['/v1/audio/speech'].post.responses['200'].content as Record<
  string,
  { example?: string }
>;

/** The media type of a file, by the rules with which the gateway checks what backends send. */
function kindOf(text: string): string | null {
  const bytes = Buffer.from(text, 'latin1');
  return mediaTypeOf(bytes) ?? audioContentType(bytes, 'audio/wav', 'wav');
}

test.each(Object.entries(speech).filter(([mediaType]) => mediaType.startsWith('audio/')))(
  'the example of %s is such a file, in bytes that fit into characters',
  (mediaType, { example = '' }) => {
    expect(example).not.toMatch(/[^\0-\xff]/);
    expect(audioContentType(Buffer.from(example, 'latin1'), mediaType, null)).toBe(mediaType);
  },
);

test('each file in an example of a form is what the operation reads', () => {
  const files = operations.flatMap(({ operationId, binaryParts }) => {
    // The lint has checked that an example of a form is an object.
    const example = requestMedia(operationId)?.example as Record<string, unknown> | undefined;
    return binaryParts
      .filter((name) => example?.[name] !== undefined)
      .map((name) => [operationId, kindOf(String(example?.[name]))]);
  });
  expect(Object.fromEntries(files)).toEqual({
    createTranscription: 'audio/wav',
    createTranscriptionStream: 'audio/wav',
    createTranscriptionStreamInput: 'audio/wav',
    createImageVariation: 'image/gif',
    // A table, which is text.
    uploadFile: null,
  });
});
