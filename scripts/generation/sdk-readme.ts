import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { sdkMethods } from './sdk-class.ts';

const PLACE = '<!-- methods -->';

/** Inserts the table of all methods into the README. */
export function sdkReadme(contract: Contract, text: string): string {
  if (!text.includes(PLACE)) throw new Error(`the README of the SDK has no ${PLACE}`);
  const rows = contract.operations.flatMap((operation) =>
    sdkMethods(contract, operation).map(({ name, summary, signature }) => {
      const call = `${operation.method.toUpperCase()} ${operation.path}`;
      const results = [...new Set(signature.results.map(plainResult))];
      const cells = [`\`${name}\``, summary.replace(/\.$/, ''), results.join('<br>'), `\`${call}\``];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  const table = ['| method | what it does | result | request |', '| --- | --- | --- | --- |', ...rows];
  return text.replace(PLACE, () => table.join('\n'));
}

/** Formats a result type without its promise. */
function plainResult(result: string): string {
  const events = /^StreamPromise<(?:Exclude<(\w+), \w+>|(\w+))>$/.exec(result);
  if (events !== null) return `events (\`${events[1] ?? events[2]}\`)`;
  const pages = /^PagePromise<(\w+), (\w+)>$/.exec(result);
  if (pages !== null) return `pages (\`${pages[2]}\` of \`${pages[1]}\`)`;
  const plain = result.replace(/^ResponsePromise<(.*)>$/, '$1');
  return `\`${plain.replaceAll('|', '\\|')}\``;
}
