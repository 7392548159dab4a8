import { join } from 'node:path';
import ts from 'typescript';

/** What an editor shows for a program of a client. */
export interface TypeService {
  /** Compiles a program. Returns its errors, each with the text that it marks. */
  errorsOf(program: string): ProgramError[];
  /** Returns what an editor offers at the place of `|`. */
  completionsAt(program: string): string[];
}

export interface ProgramError {
  /** The text that the error marks. */
  at: string;
  /** First line of the message. */
  message: string;
  /** Further lines, with the reasons. */
  reasons: string;
}

const FOLDER = import.meta.dirname;
const FILE = join(FOLDER, 'client-program.ts');

/** Begins every program. */
const prologueFor = (sdk: string): string => `import * as sdk from '${join(sdk, 'index.js')}';
import type OpenAI from 'openai';
import type Anthropic from '@anthropic-ai/sdk';
const gateway = new sdk.InferenceGateway({ baseUrl: '' });
const model = 'acme/chat';
const messages = [{ role: 'user' as const, content: 'Hello' }];
`;

/**
 * Starts the service of TypeScript that editors use, for programs that are only in memory.
 *
 * @param sdk the folder with the sources of the SDK
 */
export function startTypeService(sdk: string, options: ts.CompilerOptions): TypeService {
  const prologue = prologueFor(sdk);
  let text = '';
  let version = 0;
  const settings: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    ...options,
  };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [FILE],
    getScriptVersion: (name) => (name === FILE ? String(version) : '0'),
    getScriptSnapshot: (name) => {
      const content = name === FILE ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => FOLDER,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === FILE || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
  };
  const service = ts.createLanguageService(host);
  const open = (program: string): void => {
    text = prologue + program;
    version += 1;
  };
  return {
    errorsOf(program) {
      open(program);
      const found = [...service.getSyntacticDiagnostics(FILE), ...service.getSemanticDiagnostics(FILE)];
      return found.map(({ start = 0, length = 0, messageText }) => {
        const [message = '', ...reasons] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
        return { at: text.slice(start, start + length), message, reasons: reasons.join('\n') };
      });
    },
    completionsAt(program) {
      open(program.replace('|', ''));
      const place = prologue.length + program.indexOf('|');
      const found = service.getCompletionsAtPosition(FILE, place, {});
      return found?.entries.map(({ name }) => name) ?? [];
    },
  };
}
