import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { sdkMethods } from './sdk-class.ts';

/** Replaces each `<!-- name -->` of the README by the table of the methods of the contract with this name. */
export function sdkReadme(contracts: Readonly<Record<string, Contract>>, text: string): string {
  return Object.entries(contracts).reduce((written, [name, contract]) => {
    const place = `<!-- ${name} -->`;
    if (!written.includes(place)) throw new Error(`the README of the SDK has no ${place}`);
    return written.replace(place, () => methodTable(contract));
  }, text);
}

function methodTable(contract: Contract): string {
  const rows = contract.operations.flatMap((operation) =>
    sdkMethods(contract, operation).map(({ name, summary, signature }) => {
      const call = `${operation.method.toUpperCase()} ${operation.path}`;
      const results = [...new Set(signature.results.map(plainResult))];
      const cells = [`\`${name}\``, summary.replace(/\.$/, ''), results.join('<br>'), `\`${call}\``];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return ['| method | what it does | result | request |', '| --- | --- | --- | --- |', ...rows].join('\n');
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
