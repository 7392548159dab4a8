import { ratings, type ReviewedChange } from './change.ts';
import { effectGroups, ratingNames, shortened, statusOf } from './render-words.ts';
import type { Review } from './review.ts';

/** Renders the review as Markdown, for a pull request or a terminal. */
export function renderMarkdown(review: Review): string {
  const { base, revision, counts, problems } = review;
  const lines = [
    `# ${text(revision.name)} against ${text(base.name)}`,
    '',
    `${counts.breaking} breaking, ${counts.additive} additive, ${counts.wording} wording. ` +
      `Version ${text(base.version)} → ${text(revision.version)}; semantic versioning requires ${text(revision.needs)}.`,
    '',
  ];
  if (problems.length > 0) lines.push('**To do:**', '', ...problems.map((one) => `- ${text(one)}`), '');
  for (const rating of ratings) {
    const changes = review.changes.filter((one) => one.rating === rating);
    if (changes.length === 0) continue;
    lines.push(`## ${ratingNames[rating]}`, '', ...changes.flatMap(changeLines), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function changeLines(change: ReviewedChange): string[] {
  const { place, message, rule } = change;
  const head = `- ${text(`${place.file}:${place.line}`)} ${text(message)} (${rule}${statusOf(change)})`;
  const effects = effectGroups(change.effects).map(
    ([name, items]) => `  - ${name}: ${text(shortened(items))}`,
  );
  return [head, ...effects];
}

/** Escapes texts of the contract for Markdown. */
function text(value: string): string {
  return value.replaceAll(/\s+/g, ' ').replaceAll(/[\\*_[\]<>|#~]/g, '\\$&');
}
