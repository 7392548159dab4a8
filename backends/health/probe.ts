import { Agent, request } from 'undici';
import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { inParallel } from '../kinds/in-parallel.ts';
import { headerSchemeOf, headersOf } from '../http/request-headers.ts';

/** The result of contacting a backend. */
export interface ProbeResult {
  backend: string;
  /** `skipped`: it has no address, or no path that can be read without charge. */
  outcome: 'reachable' | 'refused' | 'unreachable' | 'skipped';
  status: number | null;
  /** The code of the connection error, such as ECONNREFUSED; never the address. */
  detail: string;
  /**
   * The server's time from its Date header, and this machine's at that moment, in Unix milliseconds. Null
   * without the header.
   */
  date: { thereMs: number; hereMs: number } | null;
}

const TIMEOUT_MS = 5_000;
const MAX_AT_A_TIME = 8;

/** Sends one GET to each backend, which changes nothing and costs nothing. Never throws. */
export function probeBackends(backends: readonly BackendSettings[]): Promise<ProbeResult[]> {
  return inParallel(backends, MAX_AT_A_TIME, new AbortController().signal, probe);
}

async function probe(settings: BackendSettings): Promise<ProbeResult> {
  const { name: backend, baseUrl, kind, certificateAuthority } = settings;
  const path = backendKinds[kind].probePath;
  if (baseUrl === null || path === undefined)
    return { backend, outcome: 'skipped', status: null, detail: '', date: null };
  const agent = new Agent({ connect: certificateAuthority === null ? {} : { ca: certificateAuthority } });
  const startedMs = Date.now();
  try {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(new URL(path, baseUrl), {
      dispatcher: agent,
      headers: headersOf(settings, headerSchemeOf(kind)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body.on('error', () => undefined).destroy();
    const isRefused = status === 401 || status === 403;
    const date = dateIn(headers['date'], (startedMs + Date.now()) / 2);
    return { backend, outcome: isRefused ? 'refused' : 'reachable', status, detail: '', date };
  } catch (error) {
    return { backend, outcome: 'unreachable', status: null, detail: codeOf(error), date: null };
  } finally {
    await agent.destroy();
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('name' in error && error.name === 'TimeoutError') return `no response in ${TIMEOUT_MS / 1000} s`;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'the connection failed';
}

function dateIn(header: string | string[] | undefined, hereMs: number): ProbeResult['date'] {
  const thereMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  return Number.isNaN(thereMs) ? null : { thereMs, hereMs };
}
