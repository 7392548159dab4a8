import { describe, expect, test } from '@jest/globals';
import { renderAnnotations } from '../../../../packages/contract-tools/review/render-annotations.ts';
import { renderHtml } from '../../../../packages/contract-tools/review/render-html.ts';
import { renderMarkdown } from '../../../../packages/contract-tools/review/render-markdown.ts';
import type { Review } from '../../../../packages/contract-tools/review/review.ts';

describe('a review is shown', () => {
  const hostile = '<script>alert(1)</script> | `x` ::error::%0A [a](b)';
  const place = { file: 'openapi.yaml', line: 7 };
  const effects = {
    operations: [hostile],
    handlers: [],
    validators: [],
    sdk: [],
    errorRows: [],
    sources: [],
    tests: [],
    docs: [],
  };
  const change = {
    rating: 'breaking',
    rule: 'r',
    message: `${hostile}\nsecond`,
    pointer: '#/x',
    place,
    basePlace: place,
  } as const;
  const review: Review = {
    base: { name: hostile, version: '1' },
    revision: { name: hostile, version: hostile, needs: '2' },
    counts: { breaking: 1, additive: 0, wording: 0 },
    changes: [
      { ...change, before: hostile, after: { text: hostile }, effects, fingerprint: 'f', approvedBy: null },
    ],
    problems: [hostile],
  };

  test('as a page with escaped texts', () => {
    const html = renderHtml(review);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain("default-src 'none'");
  });

  test('as Markdown with escaped texts', () => {
    const markdown = renderMarkdown(review);
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).not.toContain('[a](b)');
  });

  test('as annotations with one line each', () => {
    const lines = renderAnnotations(review).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^::error file=openapi\.yaml,line=7,title=breaking%3A r \(f\)::<script>.*%250A.*%0Asecond$/,
    );
  });
});
