import type { Environment } from '../../catalogue/environment.ts';
import type { ScreenSize } from '../watch/screen.ts';
import { formatJson, formatTable, type TableRow } from './output.ts';
import { startProgress, type Progress } from './progress.ts';

export interface CommandInput {
  environment: Environment;
  writeOut: (text: string) => void;
  writeError: (text: string) => void;
  /** Whether `writeError` writes to a terminal. */
  isTerminal?: boolean;
  /** The size of the terminal that `writeOut` writes to; null when it is none. */
  screenSize?: () => ScreenSize | null;
}

/** What a command prints. */
export class CommandOutput {
  protected readonly input: CommandInput;

  constructor(input: CommandInput) {
    this.input = input;
  }

  /** Writes values as JSON, or as a table. */
  list<Value>(
    values: readonly Value[],
    json: boolean,
    headings: readonly string[],
    rowOf: (value: Value) => TableRow,
  ): void {
    this.write(json ? formatJson(values) : formatTable(headings, values.map(rowOf)));
  }

  write(text: string): void {
    this.input.writeOut(text);
  }

  /** Writes a note to standard error, so that it is not part of the output that scripts read. */
  note(text: string): void {
    this.input.writeError(`${text}\n`);
  }

  /** The terminal that the output goes to; null when it goes elsewhere. */
  screen(): ScreenSize | null {
    return this.input.screenSize?.() ?? null;
  }

  /** Whether the user wants colours (no-color.org). */
  hasColours(): boolean {
    return (this.input.environment['NO_COLOR'] ?? '') === '';
  }

  /** Shows the progress of long work, on a terminal only. */
  progress(label: string, total: number): Progress {
    return startProgress(this.input.isTerminal === true ? this.input.writeError : null, label, total);
  }
}
