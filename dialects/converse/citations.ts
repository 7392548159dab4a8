import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, isRecord, type Fields } from '../values/json-values.ts';
import type * as Converse from './format.ts';

/** Returns the text of a block with citations. */
export function citedText({ content }: Converse.Cited): string {
  return textsOf(content).join('');
}

/** Translates the citations of a block. */
export function citationsOf({ citations }: Converse.Cited): JsonObject[] {
  const given: unknown[] = Array.isArray(citations) ? citations : [];
  return given
    .filter(isLoose<Converse.Citation>)
    .map(toCitation)
    .filter((citation) => citation !== null);
}

/**
 * Translates a citation to the messages format (`Citation` and `CitationLocation` of AWS's API reference). Null for one
 * at a place that the format does not have.
 */
export function toCitation(citation: Converse.Citation): JsonObject | null {
  const { title, source, sourceContent, location } = citation;
  const cited_text = textsOf(sourceContent).join('');
  const [place, at] = isRecord(location) ? (Object.entries(location)[0] ?? []) : [];
  if (!isLoose<Converse.Location>(at)) return null;
  const document = { cited_text, document_index: at.documentIndex ?? 0, document_title: title ?? null };
  const { start = 0, end = 0 } = at;
  switch (place) {
    case 'documentChar':
      return { type: 'char_location', ...document, start_char_index: start, end_char_index: end };
    case 'documentPage':
      return { type: 'page_location', ...document, start_page_number: start, end_page_number: end };
    case 'documentChunk':
      return { type: 'content_block_location', ...document, start_block_index: start, end_block_index: end };
    case 'searchResultLocation':
      return {
        type: 'search_result_location',
        cited_text,
        source: source ?? '',
        title: title ?? null,
        search_result_index: at.searchResultIndex ?? 0,
        start_block_index: start,
        end_block_index: end,
      };
    default:
      return null;
  }
}

function textsOf(parts: unknown): string[] {
  return (Array.isArray(parts) ? (parts as unknown[]) : []).flatMap((part) =>
    isLoose<Fields<'text'>>(part) && typeof part.text === 'string' ? [part.text] : [],
  );
}
