import type { Catalogue } from '../catalogue/model.ts';

/** What a person reads at start: the address and, on the first start, the key and a line that works when pasted. */
export function greeting(
  address: string,
  adminAddress: string,
  catalogue: Catalogue,
  plainKey: string | null,
): string {
  const lines = [
    '',
    `  Inference gateway   ${address}`,
    `  API reference       ${address}/docs`,
    `  Health and metrics  ${adminAddress}/healthz  ${adminAddress}/metrics`,
    `  Models              ${[...catalogue.models.keys()].join(', ')}`,
  ];
  if (plainKey === null) {
    lines.push(
      '',
      '  Make a key with:    npm run gateway -- key create --project default --name my-key',
      '',
      '',
    );
    return lines.join('\n');
  }
  const model = catalogue.defaults.chat ?? [...catalogue.models.keys()][0] ?? 'vendor/model';
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello! What can you do?' }] });
  lines.push(
    `  Key (shown once)    ${plainKey}`,
    '',
    '  Try it:',
    '',
    `curl ${address}/v1/chat/completions -H 'Authorization: Bearer ${plainKey}' -H 'Content-Type: application/json' -d '${body}'`,
    '',
    '',
  );
  return lines.join('\n');
}
