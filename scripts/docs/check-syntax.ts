import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Block } from './page.ts';

export interface Tools {
  scratch: string;
  python: string;
}

type Check = (code: string, tools: Tools) => void;

const checks: Readonly<Record<string, Check>> = {
  sh: (code) => execFileSync('bash', ['-n'], { input: code, stdio: 'pipe' }),
  js: (code, { scratch }) => checkScript(code, join(scratch, 'checked.mjs')),
  ts: (code, { scratch }) => checkScript(stripTypeScriptTypes(code), join(scratch, 'checked.mjs')),
  python: (code, { python }) => runPython(python, "compile(sys.stdin.read(), 'block', 'exec')", code),
  toml: (code, { python }) => runPython(python, 'tomllib.loads(sys.stdin.read())', code),
  json: (code) => void JSON.parse(code),
  yaml: (code) => {
    for (const document of parseAllDocuments(code))
      if (document.errors[0] !== undefined) throw document.errors[0];
  },
  ini: (code) => {
    const wrong = code.split('\n').find((line) => !/^(\[\w+\]|[A-Za-z]\w*=.+|#.*|)$/.test(line));
    if (wrong !== undefined) throw new Error(`neither a section nor a setting: ${wrong}`);
  },
};

/**
 * Languages of blocks that are only read: output, addresses, drawings, settings of programs without a checker here. `npm run
 * test:generators` compiles those of Go and Java, `npm run test:shared` runs those of SQL.
 */
const SHOWN = new Set(['', 'text', 'http', 'mermaid', 'nginx', 'promql', 'diff', 'go', 'java', 'sql']);

/** Throws when a block that is not run has a syntax error or an unknown language. */
export function checkSyntax({ language, code }: Block, tools: Tools): void {
  const check = checks[language];
  if (check !== undefined) check(code, tools);
  else if (!SHOWN.has(language)) throw new Error(`nothing checks blocks of the language '${language}'`);
}

function checkScript(code: string, file: string): void {
  writeFileSync(file, code);
  execFileSync(process.execPath, ['--check', file], { stdio: 'pipe' });
}

function runPython(python: string, statement: string, input: string): void {
  execFileSync(python, ['-c', `import sys, tomllib; ${statement}`], { input, stdio: 'pipe' });
}
