import { EngineError } from '../../engine-error.ts';
import type { ZeroShotClassifier } from '../../classification/zero-shot.ts';
import type { ChatEngineMessage, ExtractionTool } from '../../engine-types.ts';
import type { TextJobs } from '../../text/jobs.ts';
import { termsOf } from '../../text/terms.ts';
import type { JobQueue } from '../../workers/job-queue.ts';
import { fieldTerms, type Extracted, type ObjectField } from './field.ts';
import type { Extraction, OpenChoice } from './fill.ts';

export interface FilledTool {
  name: string;
  argumentsJson: string;
}

/** The number of characters that are classified when no word decides. */
const CLASSIFIED_CHARACTERS = 4_000;
const MOST_NAMED = 5;

/** Fills schemas and tool parameters from the conversation. */
export class Extractor {
  readonly #queue: JobQueue<TextJobs>;
  readonly #classifier: ZeroShotClassifier | undefined;

  /** @param classifier without it, only words decide between options */
  constructor(queue: JobQueue<TextJobs>, classifier: ZeroShotClassifier | undefined) {
    this.#queue = queue;
    this.#classifier = classifier;
  }

  /**
   * Returns the document as JSON.
   *
   * @throws EngineError `invalid_parameter` when the text does not fill a required field
   */
  async document(
    messages: readonly ChatEngineMessage[],
    schema: ObjectField,
    signal: AbortSignal,
  ): Promise<string> {
    const [extraction] = await this.#extract(messages, [schema], signal);
    if (extraction === undefined)
      throw new EngineError('internal_error', { internal: 'an extraction is missing' });
    await this.#decide(extraction, messages, signal);
    if (extraction.missing.length > 0) throw notFound(extraction.missing, 'response_format');
    return JSON.stringify(extraction.value);
  }

  /**
   * Returns a tool call when the client requires one.
   *
   * @throws EngineError `invalid_parameter` when the text fills the parameters of no tool
   */
  async forcedCall(
    messages: readonly ChatEngineMessage[],
    tools: readonly ExtractionTool[],
    signal: AbortSignal,
  ): Promise<FilledTool> {
    const filled = await this.#filledTools(messages, tools, signal);
    const ranked = filled.toSorted((left, right) => right.match - left.match);
    for (const { extraction } of ranked) await this.#decide(extraction, messages, signal);
    const chosen = ranked.find(({ extraction }) => extraction.missing.length === 0);
    if (chosen === undefined) throw notFound(ranked[0]?.extraction.missing ?? [], 'tool_choice');
    return toCall(chosen);
  }

  /**
   * Returns the call of the tool that matches the last message best; undefined if no tool matches and can be filled.
   */
  async possibleCall(
    messages: readonly ChatEngineMessage[],
    tools: readonly ExtractionTool[],
    signal: AbortSignal,
  ): Promise<FilledTool | undefined> {
    const filled = await this.#filledTools(messages, tools, signal);
    const [chosen] = filled
      .filter(({ extraction: { missing, open }, match }) => match > 0 && missing.length + open.length === 0)
      .toSorted((left, right) => right.match - left.match);
    return chosen === undefined ? undefined : toCall(chosen);
  }

  async #filledTools(
    messages: readonly ChatEngineMessage[],
    tools: readonly ExtractionTool[],
    signal: AbortSignal,
  ): Promise<{ tool: ExtractionTool; extraction: Extraction; match: number }[]> {
    const schemas = tools.map(({ parameters }) => parameters);
    const extractions = await this.#extract(messages, schemas, signal);
    const mentioned = new Set(
      termsOf(messages.findLast(({ role }) => role === 'user')?.text.slice(0, 4_000) ?? ''),
    );
    return tools.flatMap((tool, index) => {
      const extraction = extractions[index];
      if (extraction === undefined) return [];
      const match = fieldTerms(tool.name, tool.description).filter((term) => mentioned.has(term)).length;
      return [{ tool, extraction, match }];
    });
  }

  async #extract(
    messages: readonly ChatEngineMessage[],
    schemas: readonly ObjectField[],
    signal: AbortSignal,
  ): Promise<Extraction[]> {
    const size = messages.reduce((sum, { text }) => sum + text.length, 0);
    const [extractions] = await this.#queue.submit('extract', [{ messages, schemas }], size, signal);
    return extractions ?? [];
  }

  /** Chooses options by meaning when the text names none of them. */
  async #decide(
    extraction: Extraction,
    messages: readonly ChatEngineMessage[],
    signal: AbortSignal,
  ): Promise<void> {
    const text = messages.findLast(({ role }) => role === 'user' || role === 'tool')?.text ?? '';
    for (const choice of extraction.open.splice(0)) {
      const label = await this.#likeliest(text.slice(-CLASSIFIED_CHARACTERS), choice, signal);
      if (label === undefined) extraction.missing.push(choice.path.join('.'));
      else put(extraction.value, choice.path, label);
    }
  }

  async #likeliest(text: string, { options }: OpenChoice, signal: AbortSignal): Promise<string | undefined> {
    if (this.#classifier === undefined || text.trim() === '') return undefined;
    const { probabilities } = await this.#classifier.classify([text], options, signal);
    const [row = []] = probabilities;
    return options[row.indexOf(Math.max(...row))];
  }
}

function put(value: Extraction['value'], path: readonly string[], label: string): void {
  let inner: { [name: string]: Extracted } = value;
  for (const step of path.slice(0, -1)) {
    const next = inner[step];
    if (typeof next !== 'object' || next === null || Array.isArray(next)) return;
    inner = next;
  }
  const last = path.at(-1);
  if (last !== undefined) inner[last] = label;
}

function toCall({ tool, extraction }: { tool: ExtractionTool; extraction: Extraction }): FilledTool {
  return { name: tool.name, argumentsJson: JSON.stringify(extraction.value) };
}

function notFound(missing: readonly string[], param: string): EngineError {
  const names = missing.slice(0, MOST_NAMED).map((name) => `'${name.slice(0, 64)}'`);
  const message = `this model found nothing for ${names.join(', ')} in the text of the conversation, its only source`;
  return new EngineError('invalid_parameter', { param, message });
}
