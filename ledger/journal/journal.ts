import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClosedCall, Grant, OpenCall } from '../ledger-call.ts';
import { FrameBuffer } from './journal-frames.ts';
import { FileLock } from './journal-lock.ts';
import { JournalSegment } from './journal-segment.ts';

/**
 * `process`: records survive the end of the process. `disk`: they also survive a loss of power, at the price of a sync for each
 * group of calls.
 */
export type Durability = 'process' | 'disk';

export const LOCK_FILE = 'lock';
export const UNLOCKED_SUFFIX = '.new';
/** The folder of a journal of which a part could not be read. Nothing reads it again. */
export const DAMAGED_SUFFIX = '.damaged';
export const SEGMENT_SUFFIX = '.journal';
const SEGMENT_BYTES = 8_388_608;
const TRIAL_BYTES = 65_536;

/** A call in the journal, until it is posted completely. */
export interface JournalEntry extends OpenCall {
  /** Grows when the reservation is extended for a further attempt. */
  grant: Grant;
  /** By the monotonic clock. */
  readonly openedAtMs: number;
  /** The segments with its frames. */
  segments: JournalSegment[];
}

/** A call that is being recorded. */
export interface Opening {
  readonly entry: JournalEntry;
  /** Resolves when the record is written. Rejects when the disk fails; the call is then not open. Shared by the calls of one turn. */
  readonly written: Promise<void>;
}

interface Turn {
  readonly written: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  /** The calls that begin in this turn. */
  readonly opened: JournalEntry[];
}

/**
 * Records which calls began and how they ended in files of this process, before the client can see an effect. One write covers all
 * calls of one turn of the event loop.
 */
export class Journal {
  readonly #directory: string;
  readonly #durability: Durability;
  readonly #segmentBytes: number;
  readonly #lock: FileLock;
  readonly #frames = new FrameBuffer();
  readonly #underWay = new Set<JournalEntry>();
  /** The segment to write to. It changes only between turns, so that all frames of a turn are in one segment. */
  #segment: JournalSegment | null = null;
  #serial = 0;
  #turn: Turn | null = null;
  #syncing: Promise<void> | null = null;
  #hasFailed = false;

  /** Writes the frames of the turn. */
  readonly #flush = (): void => {
    const turn = this.#turn;
    const segment = this.#segment;
    if (turn === null || segment === null) return;
    this.#turn = null;
    try {
      segment.write(this.#frames.take());
    } catch (error) {
      this.#segment = null;
      segment.finish();
      this.#refuse(turn, error);
      return;
    }
    if (this.#durability === 'disk') this.#syncing = this.#sync(turn, segment);
    else this.#finishTurn(turn, segment);
  };

  /** Throws when the folder cannot be created. It is renamed once it is locked, so that no process recovers it as a stopped one's. */
  constructor(directory: string, durability: Durability, segmentBytes = SEGMENT_BYTES) {
    this.#directory = directory;
    this.#durability = durability;
    this.#segmentBytes = segmentBytes;
    const unlocked = directory + UNLOCKED_SUFFIX;
    mkdirSync(unlocked, { recursive: true, mode: 0o700 });
    const lock = FileLock.take(join(unlocked, LOCK_FILE));
    if (lock === null) throw new Error('the journal is in use by another process');
    this.#lock = lock;
    renameSync(unlocked, directory);
  }

  /** Whether the disk takes records. After a failure this tries it, since balancers send no call that would. */
  get canWrite(): boolean {
    if (this.#hasFailed) this.#hasFailed = !isWritable(this.#directory);
    return !this.#hasFailed;
  }

  /** The calls that are open. */
  get underWay(): ReadonlySet<JournalEntry> {
    return this.#underWay;
  }

  /** Records that a call begins, with the other calls of this turn. Throws when the disk fails. */
  open(open: OpenCall, openedAtMs = performance.now()): Opening {
    const segment = this.#segment ?? this.#newSegment();
    this.#frames.addOpen(this.#contextOf(open, segment), open);
    const entry: JournalEntry = {
      call: open.call,
      grant: open.grant,
      openedAtMs,
      segments: [segment],
    };
    segment.hold();
    this.#underWay.add(entry);
    const turn = this.#currentTurn();
    turn.opened.push(entry);
    return { entry, written: turn.written };
  }

  /** Records a larger reservation of a call; resolves when that is written. Rejects when the disk fails; nothing has changed then. */
  async extend(entry: JournalEntry, grant: Grant): Promise<void> {
    const before = entry.grant;
    const segment = this.#segment ?? this.#newSegment();
    entry.grant = grant;
    this.#frames.addOpen(this.#contextOf(entry, segment), entry);
    segment.hold();
    entry.segments.push(segment);
    try {
      await this.#currentTurn().written;
    } catch (error) {
      entry.grant = before;
      throw error;
    }
  }

  /** Records how a call ended; resolves when that is written. If it rejects, the call counts as open after a restart. */
  close(entry: JournalEntry, closed: ClosedCall): Promise<void> {
    this.#underWay.delete(entry);
    try {
      const segment = this.#segment ?? this.#newSegment();
      this.#frames.addClose(this.#contextOf(closed, segment), closed);
      segment.hold();
      entry.segments.push(segment);
    } catch (error) {
      return Promise.reject(asError(error));
    }
    return this.#currentTurn().written;
  }

  /** Releases the frames of a call that is posted. */
  forget(entry: JournalEntry): void {
    for (const segment of entry.segments) segment.release();
    entry.segments.length = 0;
  }

  /** Closes the journal. Calls that are not posted stay on the disk for the next process. */
  async end(): Promise<void> {
    await this.#turn?.written.catch(() => undefined);
    this.#segment?.finish();
    this.#lock.release();
  }

  /** Deletes a journal whose calls are all posted. */
  static remove(directory: string): void {
    rmSync(directory, { recursive: true, force: true });
  }

  /** Keeps a damaged journal under another name, and returns that. A journal that is restored may be set aside again. */
  static setAside(directory: string): string {
    const kept = `${directory}-${Date.now()}${DAMAGED_SUFFIX}`;
    renameSync(directory, kept);
    return kept;
  }

  #contextOf({ call }: OpenCall, { contexts }: JournalSegment): number {
    const known = contexts.find(call);
    if (known !== null) return known;
    const { requestId: _requestId, ...context } = call;
    const index = contexts.size;
    this.#frames.addContext(index, context);
    contexts.add(context);
    return index;
  }

  #newSegment(): JournalSegment {
    this.#serial += 1;
    const name = String(this.#serial).padStart(9, '0') + SEGMENT_SUFFIX;
    try {
      this.#segment = new JournalSegment(join(this.#directory, name));
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
    return this.#segment;
  }

  /** The turn whose frames are written next. Its write is scheduled with its first frame. */
  #currentTurn(): Turn {
    if (this.#turn !== null) return this.#turn;
    const { promise: written, resolve, reject } = Promise.withResolvers<void>();
    const turn: Turn = { written, resolve, reject, opened: [] };
    this.#turn = turn;
    if (this.#syncing !== null) return turn;
    // A call that is alone shares its write with nobody, and need not wait for the turn's end.
    if (this.#underWay.size > 1) setImmediate(this.#flush);
    else queueMicrotask(this.#flush);
    return turn;
  }

  /** Syncs one turn. Frames that are added meanwhile share the next sync. */
  async #sync(turn: Turn, segment: JournalSegment): Promise<void> {
    try {
      await segment.sync();
      this.#finishTurn(turn, segment);
    } catch (error) {
      this.#segment = null;
      segment.finish();
      this.#refuse(turn, error);
      this.#dropTurn(error);
    }
    this.#syncing = null;
    this.#flush();
  }

  #finishTurn(turn: Turn, segment: JournalSegment): void {
    turn.resolve();
    // Waiting frames belong to this segment, so it is replaced only when there are none.
    if (segment.sizeBytes > this.#segmentBytes && this.#turn === null) this.#rotate(segment);
  }

  #closeSegment(): void {
    this.#segment?.finish();
    this.#segment = null;
  }

  #dropTurn(error: unknown): void {
    this.#frames.take();
    if (this.#turn !== null) this.#refuse(this.#turn, error);
    this.#turn = null;
  }

  /** Rejects a turn that was not written. The calls that it opened are forgotten. */
  #refuse({ opened, reject }: Turn, error: unknown): void {
    this.#hasFailed = true;
    for (const entry of opened) {
      this.#underWay.delete(entry);
      this.forget(entry);
    }
    reject(error);
  }

  /** Replaces a full segment. Open calls are written to the new one, so that a long call does not keep an old file. */
  #rotate(full: JournalSegment): void {
    this.#segment = null;
    full.finish();
    try {
      const segment = this.#segment ?? this.#newSegment();
      for (const entry of this.#underWay) this.#frames.addOpen(this.#contextOf(entry, segment), entry);
      if (this.#frames.isEmpty) return;
      segment.write(this.#frames.take());
      if (this.#durability === 'disk') segment.syncNow();
      for (const entry of this.#underWay) {
        segment.hold();
        this.forget(entry);
        entry.segments.push(segment);
      }
    } catch {
      // The full segment still has these calls, and the next call tries to write again.
      this.#frames.take();
      this.#closeSegment();
    }
  }
}

function isWritable(directory: string): boolean {
  const path = join(directory, 'trial');
  try {
    writeFileSync(path, Buffer.alloc(TRIAL_BYTES));
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('the journal cannot be written', { cause: error });
}
