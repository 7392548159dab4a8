/** The part of undici's dispatcher that is used here. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

interface Platform {
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
  readonly [key: symbol]: Dispatcher | undefined;
}

/** Where Node keeps the dispatcher of its `fetch`, and `setGlobalDispatcher` replaces it; other platforms have none. */
function globalDispatcher(): Dispatcher | undefined {
  // What a platform has beyond the standard is looked up, never relied on.
  const platform = globalThis as unknown as Platform;
  const undici = Number.parseInt(platform.process?.versions?.['undici'] ?? '', 10);
  return platform[Symbol.for(`undici.globalDispatcher.${undici >= 8 ? 2 : 1}`)];
}

/** Node's `fetch` gives up after 300 s without headers. This one leaves timeouts to the client and keeps proxies that are set. */
const patientDispatcher: Dispatcher = {
  dispatch(options, handler) {
    const dispatcher = globalDispatcher();
    if (dispatcher === undefined) throw new TypeError('there is no global dispatcher');
    return dispatcher.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler);
  },
};

/** Further options of `fetch` on this platform. */
export function platformOptions(): object {
  // Node loads its `fetch`, and so the dispatcher, when one of its classes is first used.
  void globalThis.Headers;
  return globalDispatcher() === undefined ? {} : { dispatcher: patientDispatcher };
}
