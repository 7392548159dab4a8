import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageInputThinkingBlock, MessageRedactedThinkingBlock } from '../../generated/contract.ts';
import { GATEWAY_SIGNATURE } from '../messages-to-chat/message-fields.ts';
import { looseList, type Fields, type Loose } from '../values/json-values.ts';

/** Thinking that a model has signed or encrypted, so that it can be sent back to it. */
export type Thought = MessageInputThinkingBlock | MessageRedactedThinkingBlock;

type Block = Fields<'type' | 'thinking' | 'signature' | 'data'>;
export type Detail = Fields<'type' | 'text' | 'signature' | 'data' | 'format' | 'index'>;

/** OpenRouter's name of thinking in the form of the messages format. Other formats are of other vendors. */
const FORMAT = 'anthropic-claude-v1';

/**
 * Returns what a block of thinking, or a piece of it, is in `reasoning_details`. Pieces with the same index are of one
 * block (OpenRouter's streams: agno-agi/agno#5802, pydantic/pydantic-ai#7214).
 */
export function thoughtDetail(block: Block, index: number): JsonObject[] {
  const { type, thinking: text, signature, data } = block;
  const of = { format: FORMAT, index };
  if (type === 'redacted_thinking')
    return typeof data === 'string' ? [{ type: 'reasoning.encrypted', data, ...of }] : [];
  const isSigned = isFilled(signature);
  if (!isSigned && !isFilled(text)) return [];
  const texts = { ...(typeof text === 'string' ? { text } : {}), ...(isSigned ? { signature } : {}) };
  return [{ type: 'reasoning.text', ...texts, ...of }];
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/**
 * Returns the thinking that a chat client sends back: in `reasoning_details`, whose pieces some clients do not join, or in
 * LiteLLM's `thinking_blocks`. A model refuses it without its signature or its text, so such is left out: the stream of
 * openai's helper for JavaScript keeps the last piece only (openai 7.57, lib/ChatCompletionStream.js).
 */
export function thoughtsOf({
  reasoning_details: details,
  thinking_blocks: blocks,
}: Loose.ChatAssistantMessage): Thought[] {
  const thoughts = new Thoughts();
  for (const detail of looseList<Detail>(details)) thoughts.add(detail);
  return thoughts.list.length > 0 ? thoughts.list : looseList<Block>(blocks).flatMap(signedThought);
}

function signedThought({ type, thinking, signature, data }: Block): Thought[] {
  if (type === 'redacted_thinking' && typeof data === 'string') return [{ type, data }];
  if (type !== 'thinking' || typeof thinking !== 'string') return [];
  return isFilled(signature) && signature !== GATEWAY_SIGNATURE ? [{ type, thinking, signature }] : [];
}

/** Joins the pieces of thinking. */
export class Thoughts {
  readonly #blocks: { index: unknown; block: Block }[] = [];

  get list(): Thought[] {
    return this.#blocks.flatMap(({ block }) => signedThought(block));
  }

  /**
   * Adds a piece; one of another vendor's format says nothing. openai's helper for Python repeats the name of the format
   * for each piece that it joins (`accumulate_delta` of openai 3.57).
   */
  add({ type, text, signature, data, format, index }: Detail): void {
    if (format !== undefined && format !== null && !(typeof format === 'string' && format.startsWith(FORMAT)))
      return;
    if (type === 'reasoning.encrypted')
      this.#blocks.push({ index: null, block: { type: 'redacted_thinking', data } });
    if (type !== 'reasoning.text') return;
    const last = this.#blocks.at(-1);
    const piece = {
      ...(typeof text === 'string' ? { thinking: text } : {}),
      ...(isFilled(signature) ? { signature } : {}),
    };
    if (typeof index !== 'number' || last?.index !== index || last.block.signature !== undefined) {
      this.#blocks.push({ index, block: { type: 'thinking', ...piece } });
      return;
    }
    const before = typeof last.block.thinking === 'string' ? last.block.thinking : '';
    Object.assign(last.block, piece, typeof text === 'string' ? { thinking: before + text } : {});
  }
}

/** How the `encrypted_content` of a reasoning item begins that holds thinking of the messages format. */
const SEALED = 'thinking_v1\n';

/** The most blocks of one item that are read. */
const MAX_BLOCKS = 1_000;

/**
 * Writes thinking as the `encrypted_content` of a reasoning item, with its text, since Codex sends back no other and what
 * is signed must not change (NVIDIA-NeMo/Switchyard#778). Nothing in it is encoded: guardrails read what a model reads.
 */
export function sealedThoughts(thoughts: readonly Thought[]): string {
  const blocks = thoughts.map((thought) => {
    if (thought.type === 'redacted_thinking') return sealedBlock('r', '', thought.data);
    return sealedBlock('t', thought.thinking, thought.signature ?? '');
  });
  return SEALED + blocks.join('');
}

function sealedBlock(kind: 't' | 'r', text: string, proof: string): string {
  return `${kind}${text.length},${proof.length}\n${text}${proof}\n`;
}

/** Whether the `encrypted_content` of a reasoning item is such thinking, which servers of responses cannot read. */
export function isSealed(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith(SEALED);
}

/**
 * Returns the thinking of a reasoning item as details of a chat message; none for what others have encrypted.
 *
 * @param first the index of the first
 */
export function openedThoughts(content: unknown, first: number): JsonObject[] {
  if (!isSealed(content)) return [];
  const head = /([tr])(\d{1,9}),(\d{1,9})\n/y;
  const details: JsonObject[] = [];
  let at = SEALED.length;
  while (at < content.length && details.length < MAX_BLOCKS) {
    head.lastIndex = at;
    const [all, kind, textLength, proofLength] = head.exec(content) ?? [];
    if (all === undefined) return [];
    const text = at + all.length;
    const proof = text + Number(textLength);
    const end = proof + Number(proofLength);
    const block =
      kind === 't'
        ? { type: 'thinking', thinking: content.slice(text, proof), signature: content.slice(proof, end) }
        : { type: 'redacted_thinking', data: content.slice(proof, end) };
    details.push(...thoughtDetail(block, first + details.length));
    at = end + 1;
  }
  return details;
}

/** The details of a chat message or delta. */
export function detailsIn(message: Loose.ChatCompletionMessage): Detail[] {
  return looseList<Detail>(message.reasoning_details);
}
