import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';
import { GATEWAY_INDEX } from '../messages-to-chat/message-fields.ts';
import { textOf } from './response-text.ts';

/** The most sources of one text; a longer list is cut. */
const MAX_SOURCES = 1_000;

/** An annotation of a chat message or of a text of responses, a citation of a message, or a source of Perplexity. */
type Annotation = Fields<'type' | 'url' | 'title' | 'cited_text' | 'url_citation'>;
type Place = Fields<'start_index' | 'end_index'>;

/** A page that a text cites. */
export interface Source {
  url: string;
  title: string;
}

/**
 * Translates the annotations of a chat message or delta to those of responses. The chat format nests the fields of an
 * annotation below its type (`url_citation: {…}`). Those without a type are left out.
 */
export function responseAnnotations({ annotations }: Loose.ChatCompletionMessage): JsonObject[] {
  return recordsOf(annotations).flatMap((annotation) => {
    const { type } = annotation;
    if (typeof type !== 'string') return [];
    const { [type]: nested, ...flat }: JsonObject = annotation;
    const fields: Annotation & Place = isRecord(nested) ? { ...nested, type } : { ...flat, type };
    if (type !== 'url_citation') return [fields];
    if (typeof fields.url !== 'string') return [];
    return [{ ...fields, ...citation({ url: fields.url, title: textOf(fields.title) }, fields) }];
  });
}

/**
 * Translates the annotations of a text of responses to those of a chat message.
 *
 * @param offset characters of the message before this text
 */
export function chatAnnotations(annotations: unknown, offset: number): JsonObject[] {
  return recordsOf(annotations).flatMap((annotation) => {
    const { type, ...fields }: Annotation & Place = annotation;
    if (typeof type !== 'string') return [];
    const placed = type === 'url_citation' ? { ...fields, ...shifted(fields, offset) } : fields;
    return [{ type, [type]: placed }];
  });
}

/** Moves annotations of a chat message to their place in a longer text. */
export function movedBy(annotations: readonly JsonObject[], offset: number): JsonObject[] {
  return annotations.map((annotation) => {
    const { url_citation: cited }: Annotation = annotation;
    return isLoose<Place>(cited)
      ? { ...annotation, url_citation: { ...cited, ...shifted(cited, offset) } }
      : annotation;
  });
}

/** Returns where the text of a chat annotation ends; 0 if it has no place. */
export function endOf({ url_citation: cited }: Annotation): number {
  return isLoose<Place>(cited) ? indexOf(cited.end_index) : 0;
}

/**
 * Translates the citations of a text block of the messages format to annotations of a chat message. Only searches cite
 * pages; citations of the client's own documents have no form in the chat format.
 *
 * @param start characters of the message before the block, and `end` with it
 */
export function citationAnnotations(citations: unknown, start: number, end: number): JsonObject[] {
  return recordsOf(citations).flatMap(({ type, url, title, cited_text: content }) => {
    if (type !== 'web_search_result_location' || typeof url !== 'string') return [];
    const cited = typeof content === 'string' ? { content } : {};
    const place = { start_index: start, end_index: end };
    return [{ type: 'url_citation', url_citation: { url, title: textOf(title), ...place, ...cited } }];
  });
}

/**
 * Translates annotations of responses, or sources, to citations of a text block (`CitationsWebSearchResultLocation` of
 * @anthropic-ai/sdk 1.12.0). Other annotations have no form in the messages format.
 */
export function messageCitations(annotations: readonly JsonObject[]): JsonObject[] {
  return annotations.flatMap(
    ({ type = 'url_citation', url, title, content }: Annotation & Fields<'content'>) => {
      if (type !== 'url_citation' || typeof url !== 'string') return [];
      const cited_text = typeof content === 'string' ? content : '';
      const titled = typeof title === 'string' && title !== '' ? title : null;
      return [
        {
          type: 'web_search_result_location',
          url,
          title: titled,
          cited_text,
          encrypted_index: GATEWAY_INDEX,
        },
      ];
    },
  );
}

/** Returns the sources that Perplexity lists beside the choices, in the order of their numbers in the text. */
export function sourcesOf({
  search_results: results,
  citations,
}: Loose.ChatCompletion & Fields<'search_results' | 'citations'>): Source[] {
  const found = recordsOf(results).flatMap(({ url, title }) =>
    typeof url === 'string' ? [{ url, title: textOf(title) }] : [],
  );
  if (found.length > 0 || !Array.isArray(citations)) return found;
  return (citations as unknown[])
    .slice(0, MAX_SOURCES)
    .flatMap((url) => (typeof url === 'string' ? [{ url, title: '' }] : []));
}

/** Writes numbered sources as annotations: one for each mark such as `[1]`, or for the text where it has none. */
export function numberedAnnotations(text: string, sources: readonly Source[]): JsonObject[] {
  const marked = new Map<number, JsonObject[]>();
  const marks = sources.length === 0 ? [] : text.matchAll(/\[(\d{1,4})\]/g);
  for (const { 0: mark, 1: number, index } of marks) {
    const source = sources[Number(number) - 1];
    if (source === undefined) continue;
    const place = { start_index: index, end_index: index + mark.length };
    const annotations = marked.get(Number(number)) ?? [];
    annotations.push(citation(source, place));
    marked.set(Number(number), annotations);
  }
  const whole = { start_index: 0, end_index: text.length };
  return sources.flatMap((source, index) => marked.get(index + 1) ?? [citation(source, whole)]);
}

function citation({ url, title }: Source, place: Place): JsonObject {
  return { type: 'url_citation', url, title, ...shifted(place, 0) };
}

function shifted({ start_index: start, end_index: end }: Place, offset: number): JsonObject {
  return { start_index: indexOf(start) + offset, end_index: indexOf(end) + offset };
}

function indexOf(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}

function recordsOf(value: unknown): Annotation[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, MAX_SOURCES).filter(isLoose<Annotation>) : [];
}
