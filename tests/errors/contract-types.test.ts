import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const declarations = join(root, 'generated/types/types.gen.ts');
/** The files that build bodies of errors. */
const builders = [
  ...['errors/render.ts', 'ledger/slices/budget-status.ts'],
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

/** Returns the type errors of each builder after an edit of the contract's types. */
function errorsAfter(edit: (types: string) => string): Map<string, string> {
  const settings = options();
  const host = ts.createCompilerHost(settings);
  const original = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name === declarations
      ? ts.createSourceFile(name, edit(ts.sys.readFile(name) ?? ''), target)
      : original(name, target, ...rest);
  const program = ts.createProgram(builders, settings, host);
  const textOf = (path: string): string =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n');
  return new Map(builders.map((path) => [path.slice(root.length + 1), textOf(path)]));
}

/** Adds a required member to each of the types. Its name is `added_` and the type's place in the list. */
function withMembers(openings: readonly string[]): (types: string) => string {
  return (types) =>
    openings.reduce((edited, opening, index) => {
      if (edited.split(opening).length !== 2) throw new Error(`${opening} is not there once`);
      return edited.replace(opening, `${opening} added_${index}: string;`);
    }, types);
}

test(
  'the bodies of errors have the types of the contract',
  () => expect([...errorsAfter((types) => types).values()].join('')).toBe(''),
  TIMEOUT_MS,
);

describe.each([
  {
    types: {
      'ErrorBody = {': ['errors/render.ts'],
      'ModelError = {': ['errors/render.ts'],
      'MessagesError = {': ['errors/render.ts'],
      'DetailError = {': ['errors/render.ts'],
      'ProjectBudgetStatus = {': ['ledger/slices/budget-status.ts'],
      'ChatCompletionStreamError = {': [
        'dialects/chat-to-chat/stream.ts',
        'dialects/chat-to-messages/stream.ts',
        'dialects/chat-to-responses/stream.ts',
      ],
      'MediaStreamError = {': ['dialects/transcription/stream.ts', 'dialects/native/media.ts'],
      'MessageErrorEvent = {': ['dialects/messages-to-chat/failure-event.ts'],
    },
  },
  // The compiler names the outer member alone where both are missing.
  { types: { 'DetailError = {\n    detail: {': ['errors/render.ts'] } },
])('a new required member', ({ types }) => {
  let errors: Map<string, string>;
  beforeAll(() => {
    errors = errorsAfter(withMembers(Object.keys(types).map((opening) => `export type ${opening}`)));
  }, TIMEOUT_MS);

  test.each(Object.entries(types).map(([opening, paths], index) => ({ opening, paths, index })))(
    'of $opening is a type error where its bodies are built',
    ({ paths, index }) => {
      for (const path of paths)
        expect([path, errors.get(path)]).toEqual([path, expect.stringContaining(`'added_${index}'`)]);
    },
  );
});
