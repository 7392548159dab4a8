import type { JsonObject } from '../bodies/json-body.ts';
import { PromptMeter } from './prompt-size.ts';
import { textTokens } from './tokens.ts';

/** Marks around a text, and the instructions that some models put before it. */
const TOKENS_AROUND_TEXT = 32;
/** A reranker that is a chat model in truth writes a whole prompt around each pair. */
const TOKENS_AROUND_PAIR = 128;

/** How much is read of each item of a list: in bytes of text, or in tokens where the caller sent those. */
export interface ListItem {
  bytes: number;
  /** With those around it. */
  tokens: number;
  /** Whether the caller sent tokens. */
  given: boolean;
}

/** What an embeddings request has read: each input by itself. */
export function embeddingItems(body: JsonObject, notPrompts: readonly string[]): ListItem[] {
  const extra = extraBytes(body, [...notPrompts, 'input']);
  const { input } = body;
  const single = !Array.isArray(input) || typeof input[0] === 'number';
  return (single ? [input] : (input as unknown[])).map((item) =>
    Array.isArray(item)
      ? { bytes: extra, tokens: item.length + TOKENS_AROUND_TEXT, given: true }
      : { bytes: textBytes(item) + extra, tokens: TOKENS_AROUND_TEXT, given: false },
  );
}

/** What a classification has read: each text by itself. */
export function classificationItems(body: JsonObject, notPrompts: readonly string[]): ListItem[] {
  const extra = extraBytes(body, [...notPrompts, 'input']);
  const { input } = body;
  return (Array.isArray(input) ? (input as unknown[]) : [input]).map((text) => ({
    bytes: textBytes(text) + extra,
    tokens: TOKENS_AROUND_TEXT,
    given: false,
  }));
}

/** What a cross-encoder reads: the query again with each document. */
export function rerankItems(body: JsonObject, notPrompts: readonly string[]): ListItem[] {
  const extra = extraBytes(body, [...notPrompts, 'documents']);
  const { documents } = body;
  return (Array.isArray(documents) ? (documents as unknown[]) : []).map((document) => ({
    bytes: textBytes(document) + extra,
    tokens: TOKENS_AROUND_PAIR,
    given: false,
  }));
}

/** Of everything that may be read beside each item: servers have fields of their own, such as an instruction. */
function extraBytes(body: JsonObject, others: readonly string[]): number {
  const meter = new PromptMeter();
  for (const [name, value] of Object.entries(body)) {
    if (value !== null && value !== undefined && !others.includes(name)) meter.addJson(value);
  }
  return meter.size.textBytes;
}

function textBytes(value: unknown): number {
  const meter = new PromptMeter();
  meter.addJson(value);
  return meter.size.textBytes;
}

/** Each item has the model's context for itself, and none has more tokens than bytes. */
export function mostItemTokens(items: readonly ListItem[], maxInputTokens: number | undefined): number {
  const most = maxInputTokens ?? Infinity;
  return items.reduce((sum, { bytes, tokens }) => sum + Math.min(bytes + tokens, most), 0);
}

/** A guess of the same, for servers that do not count. */
export function usualItemTokens(items: readonly ListItem[]): number {
  return items.reduce((sum, { bytes, tokens, given }) => sum + (given ? tokens : textTokens(bytes)), 0);
}
