export interface Share {
  name: string;
  share: number;
}

export type Highlight =
  | { kind: 'text'; text: string }
  | { kind: 'image'; address: string }
  | { kind: 'similarity'; value: number }
  | { kind: 'shares'; title: string; shares: readonly Share[] };

/** The members that responses of the contract have; each has some of them. */
interface Body {
  choices?: { message?: { content?: string | null } }[];
  content?: { text?: string }[];
  output?: { content?: { text?: string }[] }[];
  data?: { b64_json?: string; embedding?: number[]; probs?: number[]; labels?: string[]; label?: string }[];
  output_format?: string;
  answers?: Answer[];
  results?: { index: number; relevance_score: number; document?: unknown }[];
  pages?: { markdown?: string }[];
  text?: string;
}

interface Answer {
  name?: string | null;
  probability?: number;
  probabilities?: { value: unknown; label?: string; probability: number }[];
}

/** Finds what people want of a response. Empty for what is no JSON, and for what has nothing of it. */
export function highlightsOf(json: string): Highlight[] {
  try {
    const body: unknown = JSON.parse(json);
    return typeof body === 'object' && body !== null ? found(body) : [];
  } catch {
    return [];
  }
}

function found(body: Body): Highlight[] {
  const texts = [
    ...(body.choices ?? []).map(({ message }) => message?.content),
    ...(body.content ?? []).map(({ text }) => text),
    ...(body.output ?? []).flatMap(({ content }) => content ?? []).map(({ text }) => text),
    ...(body.pages ?? []).map(({ markdown }) => markdown),
    body.text,
  ];
  return [
    ...texts.flatMap((text): Highlight[] =>
      typeof text === 'string' && text !== '' ? [{ kind: 'text', text }] : [],
    ),
    ...images(body),
    ...similarity(body),
    ...shares(body),
  ];
}

const IMAGE_FORMATS: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpeg', webp: 'webp' };

function images({ data = [], output_format: format = 'png' }: Body): Highlight[] {
  const type = IMAGE_FORMATS[format] ?? 'png';
  return data.flatMap(({ b64_json: base64 }): Highlight[] =>
    base64 === undefined ? [] : [{ kind: 'image', address: `data:image/${type};base64,${base64}` }],
  );
}

/** The cosine of the angle between the first two embeddings. */
function similarity({ data = [] }: Body): Highlight[] {
  const [one, other] = data.map(({ embedding }) => embedding);
  if (!Array.isArray(one) || !Array.isArray(other)) return [];
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return [
    { kind: 'similarity', value: product(one, other) / Math.sqrt(product(one, one) * product(other, other)) },
  ];
}

function shares({ answers = [], results = [], data = [] }: Body): Highlight[] {
  const decided = answers.map(({ name, probability = 0, probabilities }, index): Highlight => {
    const title = name ?? String(index + 1);
    const all = probabilities?.map(({ value, label, probability: share }) => ({
      name: label ?? String(value),
      share,
    }));
    return { kind: 'shares', title, shares: all ?? [{ name: title, share: probability }] };
  });
  const classified = data.flatMap(({ labels, probs, label = '' }): Highlight[] =>
    labels === undefined
      ? []
      : [
          {
            kind: 'shares',
            title: label,
            shares: labels.map((name, index) => ({ name, share: probs?.[index] ?? 0 })),
          },
        ],
  );
  const ranked = results.map(({ index, relevance_score: share, document }) => ({
    name: typeof document === 'string' ? document : String(index),
    share,
  }));
  return [
    ...decided,
    ...classified,
    ...(ranked.length === 0 ? [] : [{ kind: 'shares', title: '', shares: ranked } as const]),
  ];
}
