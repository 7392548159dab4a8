import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOAT, INT64, onnxFile, type Graph, type Node } from './graph.ts';

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];
const WORDS = ['cat', 'dog', 'car', 'bus', 'good', 'bad', 'text', '.'];
const VOCABULARY = [...SPECIAL, ...WORDS];

/** The meaning of each word as a vector: animals, vehicles, praise. */
const MEANING: Record<string, number[]> = {
  cat: [1, 0, 0],
  dog: [0.9, 0.1, 0],
  car: [0, 1, 0],
  bus: [0.1, 0.9, 0],
  good: [0, 0, 1],
  bad: [0, 0, -1],
};
const MEANINGS = VOCABULARY.map((word) => MEANING[word] ?? [0, 0, 0]);

/** The longest input of these models. */
export const MAX_TOKENS = 32;

const embeddings: Graph['constants'] = {
  meanings: { shape: [VOCABULARY.length, 3], values: MEANINGS.flat(), type: FLOAT },
};
const vectors: Node = { kind: 'Gather', inputs: ['meanings', 'input_ids'], output: 'vectors' };

/** Writes a model in the layout of Hugging Face's repositories. */
async function write(folder: string, graph: Graph, config: object, graphPath = 'model.onnx'): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true });
  await writeFile(join(folder, graphPath), onnxFile(graph));
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ model_type: 'bert', max_position_embeddings: MAX_TOKENS, pad_token_id: 0, ...config }),
  );
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(tokenizerFile()));
}

/** An encoder: a vector of three numbers for each token. */
export async function writeEncoder(folder: string): Promise<void> {
  const graph = {
    inputs: ['input_ids', 'attention_mask'],
    output: 'last_hidden_state',
    nodes: [{ ...vectors, output: 'last_hidden_state' }],
    constants: embeddings,
  };
  await write(folder, graph, { architectures: ['BertModel'] });
}

/** The sum of the vectors of the first or second text. The mask excludes the other one. */
function summed(mask: string, output: string): Node[] {
  return [
    { kind: 'Unsqueeze', inputs: [mask, 'last'], output: `${output}_mask` },
    { kind: 'Mul', inputs: ['vectors', `${output}_mask`], output: `${output}_masked` },
    { kind: 'ReduceSum', inputs: [`${output}_masked`, 'middle'], output, attributes: { keepdims: 0 } },
  ];
}

const axes: Graph['constants'] = {
  last: { shape: [1], values: [-1], type: INT64 },
  middle: { shape: [1], values: [1], type: INT64 },
  final: { shape: [1], values: [1], type: INT64 },
};
const asFloat = (input: string): Node => ({
  kind: 'Cast',
  inputs: [input],
  output: `${input}_float`,
  attributes: { to: FLOAT },
});

/** A classifier of the complete text: the amount of praise decides between two classes. */
export async function writeClassifier(folder: string): Promise<void> {
  const graph = {
    inputs: ['input_ids', 'attention_mask'],
    output: 'logits',
    nodes: [
      vectors,
      asFloat('attention_mask'),
      ...summed('attention_mask_float', 'sum'),
      { kind: 'MatMul', inputs: ['sum', 'classes'], output: 'logits' },
    ],
    constants: {
      ...embeddings,
      ...axes,
      classes: { shape: [3, 2], values: [0, 0, 0, 0, -3, 3], type: FLOAT },
    },
  } satisfies Graph;
  const architectures = ['BertForSequenceClassification'];
  await write(
    folder,
    graph,
    { architectures, id2label: { 0: 'negative', 1: 'positive' } },
    'onnx/model.onnx',
  );
}

/** A model of pairs: the similarity of both texts, multiplied by the number of each class. */
async function writePairModel(folder: string, classes: Record<string, number>): Promise<void> {
  const names = Object.keys(classes);
  const graph = {
    inputs: ['input_ids', 'attention_mask', 'token_type_ids'],
    output: 'logits',
    nodes: [
      vectors,
      asFloat('attention_mask'),
      asFloat('token_type_ids'),
      { kind: 'Sub', inputs: ['attention_mask_float', 'token_type_ids_float'], output: 'only_first' },
      ...summed('only_first', 'first'),
      ...summed('token_type_ids_float', 'second'),
      { kind: 'Mul', inputs: ['first', 'second'], output: 'common' },
      { kind: 'ReduceSum', inputs: ['common', 'final'], output: 'likeness', attributes: { keepdims: 1 } },
      { kind: 'MatMul', inputs: ['likeness', 'classes'], output: 'logits' },
    ],
    constants: {
      ...embeddings,
      ...axes,
      classes: { shape: [1, names.length], values: Object.values(classes), type: FLOAT },
    },
  } satisfies Graph;
  await write(folder, graph, {
    architectures: ['BertForSequenceClassification'],
    id2label: Object.fromEntries(names.entries()),
  });
}

/** A reranker: the logit is the similarity of query and document. */
export async function writeReranker(folder: string): Promise<void> {
  await writePairModel(folder, { LABEL_0: 4 });
}

/** A model for natural language inference. */
export async function writeInference(folder: string): Promise<void> {
  await writePairModel(folder, { contradiction: -3, neutral: 0, entailment: 3 });
}

/** WordPiece over the few words above, with BERT's special tokens. */
export function tokenizerFile(): object {
  const special = (id: string, type: number): object => ({ SpecialToken: { id, type_id: type } });
  const sequence = (id: string, type: number): object => ({ Sequence: { id, type_id: type } });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content, id) => ({
      id,
      content,
      special: true,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0)],
      pair: [
        special('[CLS]', 0),
        sequence('A', 0),
        special('[SEP]', 0),
        sequence('B', 1),
        special('[SEP]', 1),
      ],
      special_tokens: Object.fromEntries(
        SPECIAL.map((content, id) => [content, { id: content, ids: [id], tokens: [content] }]),
      ),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(VOCABULARY.map((word, id) => [word, id])),
    },
  };
}
