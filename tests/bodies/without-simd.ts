import { LongStrings } from '../../bodies/long-strings.ts';
import { ReceivedBody } from '../../bodies/received-body.ts';
import { embeddings } from '../../dialects/embeddings/list.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { findsAtOnce } from '../guardrails/finds-at-once.ts';

// A program, since modules that use WebAssembly look at it once. It prints what rules and the readers of embeddings and of long strings
// answer on a processor without SIMD, where modules that use it are not valid.
let validations = 0;
Object.assign(Reflect.get(globalThis, 'WebAssembly'), {
  validate: () => {
    validations += 1;
    return false;
  },
});

const rules = compileRules({
  kind: 'rules',
  detect: ['secrets', 'payment_card'],
  blockLists: [{ words: ['project phoenix'], wholeWords: true, ignoreCase: true }],
  patterns: ['omega-\\d{4}'],
});
const found = [
  '4111 1111 1111 1111',
  'Project  Phoenix',
  'omega-1234',
  'ｐｒｏｊｅｃｔ，ßé pro\u200bject phoeni\u0336x',
  '„omega“ – ４111 1111 1111 1111',
  `ghp_${'a1B2'.repeat(9)}`,
  'project phoenicia',
].map((text) => findsAtOnce(rules, { running: [`some words and ${text} and more`], others: [] }));

const data = [{ object: 'embedding', index: 0, embedding: [0.25, 0.5] }];
const response = Buffer.from(JSON.stringify({ object: 'list', data, model: 'm' }));
const body = new ReceivedBody([response], response.length);
const scanned = embeddings.scan?.(body, { input: 'text', encoding_format: 'float' });

const strings = LongStrings.of(Buffer.from(`{"a":"${'x'.repeat(3_000)}"}`));

process.stdout.write(JSON.stringify({ found, scanned, strings, validations }));
