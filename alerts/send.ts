import type { AlertSettings, AlertTarget } from '../catalogue/alerts.ts';
import { isRecord } from '../contract/json-object.ts';
import { systemResolver, type ResolveName } from '../documents/fetch-settings.ts';
import { RefusedAddressError } from '../documents/public-connector.ts';
import { newId } from '../storage/identifiers.ts';
import { printable, type Answer } from './answer.ts';
import type { AlertMessage } from './message.ts';
import { sendMail } from './send-mail.ts';
import { sendRequest } from './send-request.ts';

/** The longest that a target may take. */
const SEND_TIMEOUT_MS = 10_000;

export interface SendOptions {
  /** Shorter in tests. */
  timeoutMs?: number;
  /** Resolves names in tests. */
  resolve?: ResolveName;
}

/** Sends a message to a target. Never throws, and never takes longer than the timeout. */
export async function send(
  target: AlertTarget,
  message: AlertMessage,
  { timeoutMs = SEND_TIMEOUT_MS, resolve = systemResolver }: SendOptions = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const attempt = { signal, timeoutMs, resolve };
  try {
    return target.kind === 'email'
      ? await sendMail(target, message, attempt)
      : await sendRequest(target, message, attempt);
  } catch (error) {
    const detail = signal.aborted ? `no response within ${timeoutMs / 1000} s` : reasonOf(error);
    return { isAccepted: false, detail };
  }
}

/** Why there is no response, without the texts of exceptions. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddressError)
    return "the address is internal: 'internal: true' of the target allows that";
  if (!isRecord(error)) return 'the connection failed';
  // Of a mail server.
  if (typeof error['response'] === 'string') return printable(error['response']);
  return typeof error['code'] === 'string'
    ? `the connection failed (${error['code']})`
    : 'the connection failed';
}

/** The response of a target to a test. */
export interface TestedTarget extends Answer {
  name: string;
  kind: AlertTarget['kind'];
}

/** Sends a test to every target at the same time; to none without settings. */
export function sendTest(
  settings: AlertSettings | undefined,
  options?: SendOptions,
): Promise<TestedTarget[]> {
  const message: AlertMessage = { id: newId(), type: 'test', at: new Date().toISOString(), budget: null };
  return Promise.all(
    [...(settings?.targets.values() ?? [])].map(async (target) => ({
      name: target.name,
      kind: target.kind,
      ...(await send(target, message, options)),
    })),
  );
}
