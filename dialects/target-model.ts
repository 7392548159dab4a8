/** What the translation of a request depends on besides the request: how the backend's model differs from others. */
export interface TargetModel {
  /**
   * Whether the model thinks within a budget of tokens, adaptively at an effort (Claude), or at an effort that has no
   * conditions: beside any sampling, choice of tools and history.
   */
  thinking: 'budget' | 'adaptive' | 'effort';
  /** Whether it thinks where a request does not mention thinking. */
  thinksByDefault: boolean;
  /** Whether it takes temperature and top_p, one of them, or neither. */
  sampling: 'both' | 'one' | 'none';
  /** Whether it continues a message of the assistant at the end of a conversation. */
  continuesMessages: boolean;
  /** Whether it refuses most keywords of JSON schemas in strict tools and output formats. */
  refusesKeywords: boolean;
  /** Whether it takes audio and video, as documents of their media type. */
  takesAudio: boolean;
  /** Whether it takes files of Word and Excel, as documents of their media type. */
  takesOfficeFiles: boolean;
  /** The output limit where the client sets none and the format requires one; null: unknown. */
  maxOutputTokens: number | null;
  /** Whether the gateway marks what the vendor should cache. */
  cachesPrompts: boolean;
}

/** A model of which nothing is known. */
export const UNKNOWN_MODEL: TargetModel = {
  thinking: 'budget',
  thinksByDefault: false,
  sampling: 'both',
  continuesMessages: true,
  refusesKeywords: true,
  takesAudio: false,
  takesOfficeFiles: false,
  maxOutputTokens: null,
  cachesPrompts: false,
};

/** What of a message's content only some models take. */
export type TakenMedia = Pick<TargetModel, 'takesAudio' | 'takesOfficeFiles'>;
