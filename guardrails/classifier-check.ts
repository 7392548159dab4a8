import type { Backend } from '../backends/backend.ts';
import { inParallel } from '../backends/kinds/in-parallel.ts';
import { jsonBodyFromValue, type JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../contract/json-object.ts';
import type { ChatGuardSettings, LabelGuardSettings } from '../catalogue/guardrail.ts';
import { operations, type Operation } from '../generated/operations.ts';
import { CheckFailure, type Check, type CheckedCall, type Verdict } from './check.ts';
import { probabilityOf } from './guard-response.ts';
import { guardRequest } from './guard-request.ts';
import { batchesOf, piecesOf } from './text-pieces.ts';

const MAX_CONCURRENT = 4;
const BATCH_TEXTS = 32;

/** Creates a check by a guard model on a backend. Its usage is not billed. */
export function classifierCheck(settings: ChatGuardSettings | LabelGuardSettings, backend: Backend): Check {
  const classify = classifierOf(settings, backend);
  const batchTexts = settings.ask === 'chat' ? 1 : BATCH_TEXTS;
  return {
    async run(prompt, call, signal) {
      const pieces = prompt.messages.flatMap((text) => piecesOf(text, settings.pieceCharacters));
      const batches = batchesOf(pieces, batchTexts);
      const verdicts = await inParallel(batches, MAX_CONCURRENT, signal, (texts, either) =>
        classify(texts, call, either),
      );
      return verdicts.includes('blocked') ? 'blocked' : 'allowed';
    },
    close: () => backend.close(),
  };
}

type Classify = (texts: readonly string[], call: CheckedCall, signal: AbortSignal) => Promise<Verdict>;

function classifierOf(settings: ChatGuardSettings | LabelGuardSettings, backend: Backend): Classify {
  const send = async (
    operation: Operation,
    value: JsonObject,
    call: CheckedCall,
    signal: AbortSignal,
  ): Promise<JsonObject> => {
    const body = jsonBodyFromValue({ model: settings.model, ...value });
    const response = await backend.send(guardRequest(settings.model, { operation, body }, call, signal));
    if (response.kind !== 'json') throw new CheckFailure('the response is not JSON');
    return response.value;
  };
  if (settings.ask === 'chat') {
    const operation = operationOf('createChatCompletion');
    return async (texts, call, signal) =>
      verdictOfText(await send(operation, question(texts.join(''), settings), call, signal), settings);
  }
  const operation = operationOf('createClassification');
  return async (texts, call, signal) =>
    verdictOfLabels(await send(operation, { input: texts }, call, signal), texts.length, settings);
}

function operationOf(operationId: Operation['operationId']): Operation {
  const operation = operations.find((row) => row.operationId === operationId);
  if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return operation;
}

function question(text: string, { prompt, maxTokens }: ChatGuardSettings): JsonObject {
  const system = prompt === null ? [] : [{ role: 'system', content: prompt }];
  return {
    messages: [...system, { role: 'user', content: text }],
    temperature: 0,
    max_tokens: maxTokens,
    stream: false,
  };
}

/** Reads the verdict from the first line that is not blank. Llama Guard and similar models write the verdict, then the reasons. */
function verdictOfText(response: JsonObject, settings: ChatGuardSettings): Verdict {
  const choice: unknown = Array.isArray(response['choices']) ? response['choices'][0] : undefined;
  const message = isRecord(choice) ? choice['message'] : undefined;
  const content = isRecord(message) ? message['content'] : undefined;
  if (typeof content !== 'string') throw new CheckFailure('the response has no text');
  const line = (content.trim().split(/[\r\n]/, 1)[0] ?? '').trim().toLowerCase();
  if (settings.blockedAnswers.has(line)) return 'blocked';
  if (settings.allowedAnswers.has(line)) return 'allowed';
  throw new CheckFailure('the response is not a verdict');
}

function verdictOfLabels(response: JsonObject, count: number, settings: LabelGuardSettings): Verdict {
  const { data } = response;
  if (!Array.isArray(data) || data.length !== count)
    throw new CheckFailure('the response does not have one result per text');
  const verdicts = data.map((result) => verdictOfLabel(result, settings));
  return verdicts.includes('blocked') ? 'blocked' : 'allowed';
}

/** Reads the verdict from a label. The response names only the likeliest label; of two labels, the other one's probability follows. */
function verdictOfLabel(result: unknown, { allowedLabels, blockedLabels }: LabelGuardSettings): Verdict {
  if (!isRecord(result) || typeof result['label'] !== 'string' || !Array.isArray(result['probs']))
    throw new CheckFailure('a result has no label');
  const probabilities = result['probs'].map(probabilityOf);
  if (probabilities.length === 0) throw new CheckFailure('a result has no probability');
  const highest = Math.max(...probabilities);
  const threshold = blockedLabels.get(result['label']);
  if (threshold !== undefined) return highest >= threshold ? 'blocked' : 'allowed';
  if (!allowedLabels.has(result['label'])) throw new CheckFailure('a label is unknown');
  const [only] = blockedLabels.values();
  const isBinary = probabilities.length === 2 && blockedLabels.size === 1 && only !== undefined;
  return isBinary && 1 - highest >= only ? 'blocked' : 'allowed';
}
