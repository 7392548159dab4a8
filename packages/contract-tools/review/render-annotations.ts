import type { Rating } from './change.ts';
import type { Review } from './review.ts';

const levels: Readonly<Record<Rating, string>> = {
  breaking: 'warning',
  additive: 'notice',
  wording: 'notice',
};

/** Formats the review as workflow commands, which CI shows at the lines of a pull request. */
export function renderAnnotations({ changes, problems, base }: Review): string {
  const lines = changes.map(({ rating, place, message, rule, fingerprint, approvedBy }) => {
    const level = rating === 'breaking' && approvedBy === null ? 'error' : levels[rating];
    const title = property(`${rating}: ${rule}${fingerprint === null ? '' : ` (${fingerprint})`}`);
    return `::${level} file=${property(place.file)},line=${place.line},title=${title}::${data(message)}`;
  });
  const rest = problems.filter((problem) => !problem.includes(': not approved ('));
  const others = rest.map(
    (problem) => `::error title=${property(`contract review against ${base.name}`)}::${data(problem)}`,
  );
  return [...lines, ...others].map((line) => `${line}\n`).join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
