import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const declarations = join(root, 'generated/types/types.gen.ts');
/** The files that build bodies of errors. */
const builders = [
  ...['errors/render.ts', 'ledger/budget-status.ts'],
  ...['chat-to-chat', 'chat-to-messages', 'chat-to-responses', 'transcription'].map(
    (dialect) => `dialects/${dialect}/stream.ts`,
  ),
  ...['dialects/native/media.ts', 'dialects/messages-to-chat/failure-event.ts'],
].map((path) => join(root, path));
/** Compiling takes two seconds, and many times that on a busy machine. */
const TIMEOUT_MS = 120_000;

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, noEmit: true, incremental: false };
}

/** Returns the names of the builders with type errors after an edit of the contract's types. */
function failing(edit: (types: string) => string): string[] {
  const settings = options();
  const host = ts.createCompilerHost(settings);
  const original = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name === declarations
      ? ts.createSourceFile(name, edit(ts.sys.readFile(name) ?? ''), target)
      : original(name, target, ...rest);
  const program = ts.createProgram(builders, settings, host);
  return builders
    .filter((path) => program.getSemanticDiagnostics(program.getSourceFile(path)).length > 0)
    .map((path) => path.slice(root.length + 1));
}

function withMember(opening: string): (types: string) => string {
  return (types) => {
    if (types.split(opening).length !== 2) throw new Error(`${opening} is not there once`);
    return types.replace(opening, `${opening} added: string;`);
  };
}

test(
  'the bodies of errors have the types of the contract',
  () => expect(failing((types) => types)).toEqual([]),
  TIMEOUT_MS,
);

test.each([
  ['ErrorBody = {', 'errors/render.ts'],
  ['ModelError = {', 'errors/render.ts'],
  ['MessagesError = {', 'errors/render.ts'],
  ['DetailError = {', 'errors/render.ts'],
  ['DetailError = {\n    detail: {', 'errors/render.ts'],
  ['ProjectBudgetStatus = {', 'ledger/budget-status.ts'],
  ['ChatCompletionStreamError = {', 'dialects/chat-to-chat/stream.ts'],
  ['ChatCompletionStreamError = {', 'dialects/chat-to-messages/stream.ts'],
  ['ChatCompletionStreamError = {', 'dialects/chat-to-responses/stream.ts'],
  ['MediaStreamError = {', 'dialects/transcription/stream.ts'],
  ['MediaStreamError = {', 'dialects/native/media.ts'],
  ['MessageErrorEvent = {', 'dialects/messages-to-chat/failure-event.ts'],
])(
  'a new required member of %j is a type error in %s',
  (opening, path) => expect(failing(withMember(`export type ${opening}`))).toContain(path),
  TIMEOUT_MS,
);
