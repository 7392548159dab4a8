import type { FileRecord } from '../generated/contract.ts';

/**
 * The tables as the query layer sees them. Columns are text, integer (0, 1 and small counts) and bigint (anything that may pass
 * 2³¹: sizes, money), times are ISO 8601 text in UTC: all of it means the same in SQLite and in PostgreSQL. A bigint column is
 * read as a BigInt, every other integer as a number.
 */
export interface Schema {
  organisations: OrganisationRow;
  projects: ProjectRow;
  project_models: ProjectModelRow;
  keys: KeyRow;
  files: FileRow;
  responses: ResponseRow;
  response_items: ResponseItemRow;
}

export interface OrganisationRow {
  id: string;
  name: string;
  created_at: string;
}

export interface ProjectRow {
  id: string;
  organisation_id: string;
  name: string;
  /** `all`: every model of the catalogue but those disabled; `listed`: only those enabled. */
  model_access: 'all' | 'listed';
  created_at: string;
}

export interface ProjectModelRow {
  project_id: string;
  model_id: string;
  enabled: number;
}

export interface KeyRow {
  id: string;
  project_id: string;
  name: string;
  /** SHA-256 of the key in lower-case hexadecimal. The key itself is nowhere. */
  hash: string;
  first_characters: string;
  last_characters: string;
  /** JSON array of model ids that the key is narrowed to; null: all of the project's. */
  models: string | null;
  created_at: string;
  revoked_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
}

export interface FileRow {
  id: string;
  org_id: string;
  project_id: string;
  filename: string;
  purpose: string;
  file_size: bigint;
  checksum: string;
  status: FileRecord['status'];
  created_at: string;
}

export interface ResponseRow {
  /** Of `newId`: sorts by the order of saving. */
  sequence_id: string;
  project_id: string;
  /** As callers know it; unique within its project. */
  id: string;
  previous_response_id: string | null;
  /** JSON text, as is every item: its escapes keep NUL and lone surrogates, which PostgreSQL's text could not hold. */
  response: string;
  /** Sum of its items' sizes in bytes. */
  items_size: bigint;
  created_at: string;
}

/** One input or output of a response. */
export interface ResponseItemRow {
  /** Of `newId`: gives the order within the response too. */
  sequence_id: string;
  response_sequence_id: string;
  project_id: string;
  /** The id by which the project can refer to it; null when it has none. */
  item_id: string | null;
  item: string;
  /** Of the JSON text, in bytes. */
  item_size: bigint;
}
