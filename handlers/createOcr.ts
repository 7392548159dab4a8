import { jsonReply } from '../backends/replies/forward.ts';
import { modelOf, principalOf, type Call } from '../calls/call.ts';
import { backendKinds } from '../catalogue/backend-kinds.ts';
import type { BackendKind } from '../catalogue/model.ts';
import { firstPages, MAX_PAGES, pagesRead, parsePages } from '../dialects/ocr/pages.ts';
import { ocrResult } from '../dialects/ocr/result.ts';
import type { OpenDocument } from '../documents/document-reader.ts';
import { withoutDocument } from '../documents/document-source.ts';
import { invalidDocument } from '../documents/invalid-document.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler, HandlerServices } from './handler.ts';

/** Reads a document. Backends always receive its bytes, so that none of them fetches an address for a client. */
export const createOcr: Handler = async (call, services) => {
  const { body, operation } = call;
  if (body.kind !== 'multipart') throw failure('unsupported_media_type');
  const document = await services.documents.open(body, principalOf(call).projectId, call.signal);
  try {
    const pagesFor = await selectionOf(call, services, document);
    const others = body.files.filter((file) => file.fieldName !== 'file');
    const upstreamBody = { ...body, value: withoutDocument(body.value), files: [document.file, ...others] };
    return await services.backends.reply(call, async (attempt) => {
      const changes = pagesFor(attempt.deployment.backend.kind);
      const response = await attempt.send({ operation, body: upstreamBody, changes, stream: false });
      if (response.kind !== 'json')
        throw failure('bad_gateway', { internal: `the upstream sent ${response.kind} as OCR result` });
      call.usage.pages = pagesRead(response.value);
      return jsonReply(call, services, ocrResult(response.value));
    });
  } finally {
    await document.release();
  }
};

/**
 * Returns the pages that each kind of backend is told to read: no more than are reserved for, whatever the document
 * says about itself. Throws `invalid_parameter` for an invalid selection, for a document of more pages than the model
 * reads, and for one that cannot be counted where no other bound holds.
 */
async function selectionOf(
  call: Call,
  services: Pick<HandlerServices, 'pages'>,
  { file, param }: OpenDocument,
): Promise<(kind: BackendKind) => { pages?: string }> {
  const { maxPages } = modelOf(call).limits;
  const { pages } = call.body.value;
  if (typeof pages === 'string' && pages !== '') {
    parsePages(pages, maxPages);
    return () => ({});
  }
  if (maxPages === null) return () => ({});
  const most = Math.min(maxPages, MAX_PAGES);
  const count = await services.pages.count(file, call.signal);
  if (count !== null && count > most) {
    const reason = `it has ${count} pages, and the model reads ${most} at most`;
    throw invalidDocument(param, `${reason}; choose some by 'pages'`);
  }
  return (kind) => {
    if (count === null && backendKinds[kind].selectsPages !== true)
      throw invalidDocument(param, "its pages cannot be counted; choose some by 'pages'");
    return { pages: firstPages(count ?? most) };
  };
}
