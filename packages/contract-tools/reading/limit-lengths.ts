import { _, str, type Ajv, type KeywordCxt } from 'ajv';
import { useFunc } from 'ajv/dist/compile/util.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';

/**
 * Replaces `maxLength`. Ajv counts the code points of every text, however long. A text of at most as many code units has no more code
 * points, and one of more than twice as many has more, so only the texts between are counted. A bound that is not below the size of
 * the body is not checked at all.
 */
export function limitLengths(ajv: Ajv, bodyBytes: number): void {
  ajv.removeKeyword('maxLength').addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code: (context: KeywordCxt) => {
      const most = Number(context.schema);
      if (most >= bodyBytes) return;
      const { data, gen } = context;
      const points = _`${useFunc(gen, ucs2length.default)}(${data})`;
      context.fail(_`${data}.length > ${most} && (${data}.length > ${2 * most} || ${points} > ${most})`);
    },
  });
}
