/** The used part of undici's dispatcher. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

interface Platform {
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
  readonly [key: symbol]: Dispatcher | undefined;
}

/** The symbol of the global dispatcher of Node's `fetch`. Other platforms have none. */
function globalDispatcher(): Dispatcher | undefined {
  // Not part of the standard, so it may be absent.
  const platform = globalThis as unknown as Platform;
  const undici = Number.parseInt(platform.process?.versions?.['undici'] ?? '', 10);
  return platform[Symbol.for(`undici.globalDispatcher.${undici >= 8 ? 2 : 1}`)];
}

/** Disables the limit of 300 s for headers in Node's `fetch`, because this client has its own timeouts. Configured proxies remain. */
const patientDispatcher: Dispatcher = {
  dispatch(options, handler) {
    const dispatcher = globalDispatcher();
    if (dispatcher === undefined) throw new TypeError('there is no global dispatcher');
    return dispatcher.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler);
  },
};

/** Returns additional options of `fetch` for this platform. */
export function platformOptions(): object {
  // Node loads `fetch` and the dispatcher when one of its classes is first used.
  void globalThis.Headers;
  return globalDispatcher() === undefined ? {} : { dispatcher: patientDispatcher };
}
