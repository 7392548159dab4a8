/** The functions used here of `llm_guardrail`. */
interface InjectionModel {
  checkInjection(prompt: string): Promise<{ confidence: number }>;
}

let loading: Promise<InjectionModel> | undefined;

function load(): Promise<InjectionModel> {
  // The package has no declarations. package.json pins version 2.1.2, which has this shape.
  // @ts-expect-error the package is untyped
  loading ??= import('llm_guardrail') as Promise<InjectionModel>;
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Returns the probability that each text tries to override a model's instructions, 0 to 1. */
export async function injectionProbabilities(texts: readonly string[]): Promise<number[]> {
  const model = await load();
  return Promise.all(texts.map(async (text) => (await model.checkInjection(text)).confidence));
}
