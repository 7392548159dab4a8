import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AlertSettings } from '../../catalogue/alerts.ts';
import type { Call } from '../../calls/call.ts';
import type { TokenCounter } from '../../packages/engines/index.ts';
import { Ledger, type LedgerOptions } from '../../ledger/ledger.ts';
import { countedQuoteOf } from '../../metering/counted-quote.ts';
import type { Quote } from '../../metering/quote.ts';
import type { Settings } from '../settings.ts';

/** Opens the ledger. Its closer quotes count tokens. Throws as `Ledger.open`. */
export function openLedger(
  settings: Pick<Settings, 'dataDirectory' | 'leaseMs' | 'ledgerDurability'>,
  store: LedgerOptions['store'],
  tokens: TokenCounter,
  log: Logger,
  alerts: AlertSettings | null,
): Promise<Ledger> {
  const { dataDirectory, leaseMs, ledgerDurability: durability } = settings;
  const journals = join(dataDirectory, 'ledger');
  const closerQuote = closerQuotes(tokens, log);
  return Ledger.open({ store, journals, log, leaseMs, durability, closerQuote, alerts });
}

/** Creates closer quotes by counting tokens. Null where counting fails; the quote by bytes is then used. */
function closerQuotes(tokens: TokenCounter, log: Logger): (call: Call) => Promise<Quote | null> {
  return async (call) => {
    try {
      return await countedQuoteOf(call, (texts, signal, tokenizer) => tokens.count(texts, signal, tokenizer));
    } catch (err) {
      if (!call.signal.aborted) log.warn({ err, model: call.model?.id }, 'a prompt could not be counted');
      return null;
    }
  };
}
