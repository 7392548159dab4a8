import type { OperationId } from '../../generated/contract.ts';

/** A word that the platform's policy blocks in every request of the test gateway. */
export const BLOCKED_WORD = 'xylobomb';
/** A required guardrail that blocks `BLOCKED_WORD`. */
export const POLICY = 'test-policy';
/** A guardrail that requests can name, whose service refuses connections. */
export const LOST_CHECK = 'lost-check';

/** The guardrails of the test catalogue, as lines of `gateway.yaml`. */
export function guardrailLines(closedUrl: string): string[] {
  return [
    'guardrails:',
    `  ${POLICY}: { kind: rules, required: true, block_lists: [{ words: [${BLOCKED_WORD}] }] }`,
    `  ${LOST_CHECK}: { kind: webhook, url: '${closedUrl}', secret: a-secret-of-the-tests }`,
  ];
}

const inMessages = (text: string) => ({ messages: [{ role: 'user', content: text }] });
const inInput = (text: string) => ({ input: text });
const inPrompt = (text: string) => ({ prompt: text });

/** Fields that put a text into the prompt of an operation; absent where it has none. */
const PROMPTS: Partial<Record<OperationId, (text: string) => Record<string, unknown>>> = {
  createChatCompletion: inMessages,
  createMessage: inMessages,
  countMessageTokens: inMessages,
  createResponse: inInput,
  createEmbedding: inInput,
  createRerank: (text) => ({ documents: ['harmless', text] }),
  createClassification: inInput,
  createDecision: inInput,
  createSpeech: inInput,
  createAudioGeneration: inInput,
  createTranscription: inPrompt,
  createTranscriptionStream: inPrompt,
  createTranscriptionStreamInput: inPrompt,
  createImage: inPrompt,
  createImageVariation: (text) => ({ size: text }),
  createOcr: (text) => ({
    document_annotation_format: JSON.stringify({
      type: 'json_schema',
      json_schema: { name: 'letter', schema: { type: 'object', description: text } },
    }),
  }),
};

/** Throws for an operation without a prompt. */
export function promptFields(operationId: OperationId, text: string): Record<string, unknown> {
  const fields = PROMPTS[operationId];
  if (fields === undefined) throw new Error(`${operationId} has no prompt`);
  return fields(text);
}
