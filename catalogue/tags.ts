import { Secret } from './secret.ts';

/** `tags.<name>` after validation by `gateway.schema.json`, which describes the keys. */
export interface TagInFile {
  header?: string;
  metadata?: string;
  user_key?: string | { file: string };
  coding_tool?: true;
}

/** Where the value of a tag comes from. */
export type TagSource =
  /** A header by its lower-case name, or else a key of the body's `metadata`. Null: not from there. */
  | { readonly kind: 'named'; readonly header: string | null; readonly metadata: string | null }
  /** The end user that the body names, hashed with a key. */
  | { readonly kind: 'user'; readonly key: Secret }
  /** The coding tool that the user agent names. */
  | { readonly kind: 'coding_tool' };

/** A tag that calls have in the ledger. */
export interface TagSettings {
  readonly name: string;
  readonly source: TagSource;
}

/** The contents of the files of users' keys, by the tag's name. */
export type TagFiles = ReadonlyMap<string, string>;

/** Builds the tags of a file that has passed all checks. */
export function buildTags(
  tags: Readonly<Record<string, TagInFile>>,
  files: TagFiles,
): readonly TagSettings[] {
  return Object.entries(tags).map(([name, tag]) => ({ name, source: sourceOf(tag, files.get(name)) }));
}

function sourceOf(tag: TagInFile, keyInFile: string | undefined): TagSource {
  if (tag.coding_tool === true) return { kind: 'coding_tool' };
  const { user_key: key, header, metadata } = tag;
  if (key !== undefined)
    return { kind: 'user', key: new Secret(keyInFile ?? (typeof key === 'string' ? key : '')) };
  return { kind: 'named', header: header?.toLowerCase() ?? null, metadata: metadata ?? null };
}
