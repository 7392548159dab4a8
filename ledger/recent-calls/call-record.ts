import type { RecentCallRow } from '../../storage/schema.ts';

/** An attempt of a recorded call at a deployment. */
export interface RecordedAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  duration_ms?: number;
  first_token_ms?: number | undefined;
  /** The failure; absent when the attempt succeeded. */
  error?: string;
  /** The status with which the backend refused the request. */
  status?: number | undefined;
  cause?: string;
  /** The name of the error in the backend's vocabulary. */
  upstream_code?: string;
  /** The backend's message without secrets; it may quote the request. */
  upstream_text?: string;
}

/** The route of a recorded call. */
export interface RecordedRoute {
  strategy: string;
  /** Why the first deployment was chosen: `only_deployment`, `affinity` or `strategy`. */
  reason: string;
  queue_ms?: number | undefined;
  omitted_tools?: readonly string[] | undefined;
  fallbacks?: readonly { model: string; fallback: string; cause: string }[] | undefined;
}

/** What is recorded of a call besides the columns by which calls are searched. It contains no prompt and no response. */
export interface CallDetail {
  replica: string;
  process_id: number;
  client_address?: string | undefined;
  user_agent?: string | undefined;
  client_request_id?: string | undefined;
  /** The client's name of the model where it is not the id. */
  requested_model?: string | undefined;
  stream?: boolean | undefined;
  cause?: string | undefined;
  route?: RecordedRoute | undefined;
  attempts: readonly RecordedAttempt[];
  guardrails: readonly { guardrail: string; outcome: string }[];
}

/** A call that has ended, for operators who look it up. */
export interface CallRecord extends Omit<RecentCallRow, 'detail'> {
  detail: CallDetail;
}
