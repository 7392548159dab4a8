import { compileValidators } from '../../packages/contract-tools/reading/compile-validators.ts';
import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import type { OutputFiles } from './output.ts';
import { bannerOf } from './output.ts';
import {
  validatorSchemas,
  type ValidatorSet,
} from '../../packages/contract-tools/reading/validator-schemas.ts';

/** Writes the validators. The server loads `requests.js`. Tests and checks of upstreams load the others. */
export function writeValidators(contract: Contract, files: OutputFiles): void {
  const { bodies, texts, responses } = validatorSchemas(contract);
  const banner = bannerOf(contract);
  files.set('validators/bodies.js', banner + compileValidators(contract.named, bodies, 'json'));
  files.set('validators/texts.js', banner + compileValidators(contract.named, texts, 'text'));
  files.set('validators/response-bodies.js', banner + compileValidators(contract.named, responses, 'json'));
  writeTable(contract, files, 'requests', 'requestValidators', [
    ['bodies', bodies],
    ['texts', texts],
  ]);
  writeTable(contract, files, 'responses', 'responseValidators', [['response-bodies', responses]]);
}

function writeTable(
  contract: Contract,
  files: OutputFiles,
  file: string,
  table: string,
  sources: [string, ValidatorSet][],
): void {
  const banner = bannerOf(contract);
  const imports = sources
    .map(([source], index) => `import * as from${index} from './${source}.js';\n`)
    .join('');
  const spread = sources.map((_, index) => `...from${index}`).join(', ');
  const names = sources.flatMap(([, set]) => [...set.keys()]).map((name) => JSON.stringify(name));
  files.set(`validators/${file}.js`, `${banner}${imports}\nexport const ${table} = { ${spread} };\n`);
  files.set(
    `validators/${file}.d.ts`,
    `${banner}import type { Validator } from '../${contract.projectPath}/contract/operation.ts';\n\n` +
      `export type ${capitalised(table)}Name =\n  | ${names.join('\n  | ')};\n\n` +
      `export declare const ${table}: Readonly<Record<string, Validator>>;\n`,
  );
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/s$/, '')}`;
}
