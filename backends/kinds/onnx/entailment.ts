import type {
  ClassifierOutput,
  HeadQuestion,
  HeadResult,
  OnnxEngine,
  OnnxModelFiles,
} from '../../../packages/engines/index.ts';
import { failure } from '../../../errors/gateway-error.ts';

/**
 * Indexes of the logits of a model for natural language inference. For a model of two classes, `contradiction`
 * is its class "not entailment".
 */
interface EntailmentClasses {
  entailment: number;
  contradiction: number;
}

/**
 * Finds the classes of an entailment model. Throws `invalid_parameter` about the parameter for a model with
 * other classes.
 */
export function entailmentClasses({ labels }: ClassifierOutput, parameter: string): EntailmentClasses {
  const names = labels.map((label) => label.toLowerCase());
  const entailment = names.indexOf('entailment');
  const contradiction = names.findIndex((name) => name === 'contradiction' || name === 'not_entailment');
  if (entailment !== -1 && contradiction !== -1) return { entailment, contradiction };
  const message = `${parameter} can be given to models for natural language inference only; this one has classes of its own`;
  throw failure('invalid_parameter', { param: parameter, message });
}

/** Creates a function that scores each statement or option by how much the input entails it. */
export function decideByEntailment(
  engine: OnnxEngine,
  files: OnnxModelFiles,
  signal: AbortSignal,
): (input: string, questions: readonly HeadQuestion[]) => Promise<HeadResult> {
  return async (input, questions) => {
    const hypotheses = questions.map(hypothesesOf);
    const pairs = hypotheses.flat().map((pair) => ({ text: input, pair }));
    const found = await engine.classify(files, pairs, 'questions', signal);
    const { entailment, contradiction } = entailmentClasses(found, 'questions');
    let start = 0;
    const scores = questions.map((question, index) => {
      const rows = found.logits.slice(start, (start += hypotheses[index]?.length ?? 0));
      const entailed = rows.map((row) => row[entailment] ?? 0);
      return question.kind === 'options' ? entailed : [...entailed, rows[0]?.[contradiction] ?? 0];
    });
    return { scores, tokens: found.tokens };
  };
}

function hypothesesOf(question: HeadQuestion): string[] {
  if (question.kind === 'statement') return [question.statement];
  return question.options.map((option) => `This text is about ${option}.`);
}
