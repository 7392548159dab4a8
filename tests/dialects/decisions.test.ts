import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ContractValidators } from '../../contract/validators.ts';
import { toChatBody, type ThinkingSwitch } from '../../dialects/decisions/chat-body.ts';
import { readInput } from '../../dialects/decisions/input.ts';
import { textOfParts } from '../../dialects/decisions/parts.ts';
import { readProbabilities } from '../../dialects/decisions/probabilities.ts';
import { checkQuestions } from '../../dialects/decisions/questions.ts';
import { toReads } from '../../dialects/decisions/reads.ts';
import type { DecisionQuestion, DecisionRequest } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { choiceOf, scoreOf } from './decision-questions.ts';

interface RequestCase {
  name: string;
  source: string;
  thinking: ThinkingSwitch;
  request: DecisionRequest;
  expected: unknown;
}

interface OutcomeCase {
  name: string;
  source: string;
  labels: string[];
  response: Record<string, unknown>;
  expected: unknown;
}

function casesIn<Case extends { name: string; source: string }>(folder: string): Case[] {
  const place = new URL(`../fixtures/dialects/decisions/${folder}/`, import.meta.url);
  // All files of a folder have the same form; a file of another form fails its test.
  return readdirSync(place).map((file) => JSON.parse(readFileSync(new URL(file, place), 'utf8')) as Case);
}

const contract = new ContractValidators(operations, requestValidators, responseValidators);

describe('a decision as reads of a chat model', () => {
  test.each(casesIn<RequestCase>('requests'))('$name ($source)', ({ request, thinking, expected }) => {
    const reads = toReads(request.questions);
    const bodies = reads.map((read) => toChatBody(readInput(request.input), read, thinking));
    expect({
      reads: reads.map(({ prompt: _, labels, ...read }) => ({ ...read, labels: labels.join('') })),
      body: bodies[0],
      prompts: reads.map((read) => textOfParts(read.prompt, 'questions')),
    }).toEqual(expected);
    const validator = contract.of('createChatCompletion').body.get('application/json');
    for (const body of bodies) expect(validator?.({ model: 'm', ...body })).toBe(true);
  });

  test('questions that need more reads than one request may have are refused', () => {
    const choices = Array.from({ length: 255 }, (_unused, index) => ({ value: `option ${index}` }));
    const questions = Array.from({ length: 400 }, (): DecisionQuestion => {
      return { type: 'choice', instructions: 'Which?', choices };
    });
    expect(() => toReads(questions)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param: 'questions' }),
    );
    expect(toReads(questions.slice(0, 1))).toHaveLength(56);
  });

  test.each<[string, DecisionRequest['input'], string]>([
    [
      'an image by file id',
      [{ role: 'user', content: [{ type: 'input_image', file_id: 'f' }] }],
      'input[0].content[0].image_url',
    ],
    [
      'an item of an unknown kind',
      [
        { role: 'user', content: 'x' },
        { type: 'item_reference', id: 'i' },
      ],
      'input[1]',
    ],
    [
      'a part of an unknown kind',
      [{ role: 'user', content: [{ type: 'input_file', file_id: 'f' }] }],
      'input[0].content[0]',
    ],
    ['a text that is too long', 'x'.repeat(16_000_001), 'input'],
  ])('%s is refused by name', (_what, input, param) => {
    expect(() => readInput(input)).toThrow(expect.objectContaining({ code: 'invalid_parameter', param }));
  });

  test.each<[string, DecisionQuestion, string | null]>([
    ['two choices of one value', choiceOf(['a', 'b', 'a']), 'questions[0].choices[2].value'],
    ['a text and a boolean that read alike', choiceOf(['true', true]), null],
    ['two levels of one label', scoreOf(['low', 'low']), 'questions[0].levels[1].label'],
    ['levels out of order', scoreOf(['1', '3', '2']), 'questions[0].levels[2].label'],
    ['levels from the highest down', scoreOf(['5', '4']), 'questions[0].levels[1].label'],
    ['levels in words', scoreOf(['bad', 'good']), null],
  ])('%s: an error names the field', (_what, question, param) => {
    const check = (): void => checkQuestions([question]);
    if (param === null) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: 'invalid_parameter', param }));
  });
});

describe('the probabilities of labels', () => {
  test.each(casesIn<OutcomeCase>('outcomes'))('$name ($source)', ({ labels, response, expected }) => {
    expect(rounded(readProbabilities(response, labels))).toEqual(rounded(expected));
  });
});

/** Rounds numbers to nine decimals, because the last bits of a logarithm differ between machines. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(9)) : one)),
  );
}
