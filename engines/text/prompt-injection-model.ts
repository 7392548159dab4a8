/** The part of `llm_guardrail` that is used. */
interface InjectionModel {
  checkInjection(prompt: string): Promise<{ confidence: number }>;
}

let loading: Promise<InjectionModel> | undefined;

function load(): Promise<InjectionModel> {
  // It has no declarations; the shape is that of version 2.1.2, which package.json pins.
  // @ts-expect-error the package is untyped
  loading ??= import('llm_guardrail') as Promise<InjectionModel>;
  return loading;
}

/** How likely each text is to try to override a model's instructions, 0 to 1. */
export async function injectionProbabilities(texts: readonly string[]): Promise<number[]> {
  const model = await load();
  return Promise.all(texts.map(async (text) => (await model.checkInjection(text)).confidence));
}
