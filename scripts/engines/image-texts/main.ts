import { EngineHost } from '../../../packages/engines/host.ts';
import { randomNumbers, seedOf } from '../../../packages/engines/images/random.ts';
import { ImageTexts } from '../../../guardrails/image-texts.ts';
import { Prompt } from '../../../guardrails/prompt.ts';
import { compileRules } from '../../../guardrails/rules/compile-rules.ts';
import { never } from '../engine-row.ts';
import { CONDITIONS, WITHOUT_TEXT, type Condition } from './conditions.ts';
import { saveResults, writeTable, type Counts } from './results.ts';
import { labelledTexts, MEASURED_RULES, type LabelledText } from './texts.ts';

/**
 * `node scripts/engines/image-texts/main.ts [condition ...]`: counts the missed and the falsely blocked images of a
 * guardrail that reads images, and writes the table of docs/guardrails.md. It measures all conditions, or those whose
 * names begin with an argument.
 */
const IMAGES = 10;
const rules = compileRules(MEASURED_RULES);

async function main(beginnings: readonly string[]): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const host = opened.adopt(new EngineHost(), (open) => open.close());
  const all = [...CONDITIONS, ...WITHOUT_TEXT];
  for (const condition of all) {
    if (beginnings.length > 0 && !beginnings.some((beginning) => condition.name.startsWith(beginning)))
      continue;
    const counts = await measured(host, condition);
    process.stdout.write(`${condition.name}: ${JSON.stringify(counts)}\n`);
    saveResults(condition.name, counts);
  }
  writeTable(all.map(({ name }) => name));
}

async function measured(host: EngineHost, condition: Condition): Promise<Counts> {
  const random = randomNumbers(seedOf(condition.name));
  const { images = IMAGES } = condition;
  const counts: Counts = {
    ...{ blocked: 0, missed: 0, missedKinds: [], harmless: 0, falselyBlocked: 0, unread: 0, meanMs: 0 },
    date: new Date().toISOString().slice(0, 10),
  };
  const start = performance.now();
  for (const [index, text] of labelledTexts(images, condition.lines, random).entries()) {
    const image = await condition.draw(text.lines, random, index);
    const isBlocked = await blocks(host, image).catch(() => null);
    count(counts, text, condition.lines > 0 && text.isBlocked, isBlocked);
  }
  counts.meanMs = Math.round((performance.now() - start) / images);
  return counts;
}

function count(
  counts: Counts,
  { kind }: LabelledText,
  isToBeBlocked: boolean,
  isBlocked: boolean | null,
): void {
  if (isBlocked === null) counts.unread += 1;
  else if (isToBeBlocked) {
    counts.blocked += 1;
    if (isBlocked) return;
    counts.missed += 1;
    counts.missedKinds.push(kind);
  } else {
    counts.harmless += 1;
    if (isBlocked) counts.falselyBlocked += 1;
  }
}

/** Returns whether the rules find anything in an image. Throws for an image that cannot be read in time. */
async function blocks(host: EngineHost, image: Buffer): Promise<boolean> {
  const content = { base64: image.toString('base64') };
  const texts = new ImageTexts([{ param: 'image', sizeBytes: image.length, content }], host.imageTexts);
  const scan = rules.scan(new Prompt({ running: await texts.read(never), others: [] }), { steps: 0 });
  for (;;) {
    const found = scan.next();
    if (found !== null) return found;
  }
}

await main(process.argv.slice(2));
