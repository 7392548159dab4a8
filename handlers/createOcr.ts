import { jsonReply } from '../backends/forward.ts';
import { modelOf, principalOf } from '../calls/call.ts';
import { pagesRead } from '../dialects/ocr/usage.ts';
import { parsePages } from '../dialects/ocr/pages.ts';
import { withoutDocument } from '../documents/document-source.ts';
import { requirePages } from '../documents/page-count.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

/** Reads a document. Backends always receive its bytes, so that none of them fetches an address for a client. */
export const createOcr: Handler = async (call, services) => {
  const { body, operation } = call;
  if (body.kind !== 'multipart') throw failure('unsupported_media_type');
  const { maxPages } = modelOf(call).limits;
  const { pages } = body.value;
  const chosen = typeof pages === 'string' && pages !== '' ? parsePages(pages, maxPages) : null;
  const document = await services.documents.open(body, principalOf(call).projectId, call.signal);
  try {
    if (chosen === null && maxPages !== null) await requirePages(document, maxPages);
    const others = body.files.filter((file) => file.fieldName !== 'file');
    const upstreamBody = { ...body, value: withoutDocument(body.value), files: [document.file, ...others] };
    const plan = { operation, body: upstreamBody, changes: {}, stream: false };
    return await services.backends.reply(
      call,
      () => plan,
      (response) => {
        if (response.kind !== 'json')
          throw failure('bad_gateway', { internal: `the upstream sent ${response.kind} as OCR result` });
        call.usage.pages = pagesRead(response.value);
        return jsonReply(call, services, response.value);
      },
    );
  } finally {
    await document.release();
  }
};
