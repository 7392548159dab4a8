import type { Logger } from 'pino';
import type { AlertSettings, AlertTarget } from '../catalogue/alerts.ts';
import type { Store } from '../storage/store.ts';
import {
  claimDeliveries,
  noteAnswer,
  sweepAlerts,
  type ClaimedDelivery,
  type DeliveryOutcome,
} from './outbox.ts';
import { send, type SendOptions } from './send.ts';

const GIVEN_UP = 'an alert could not be sent and was given up';

export interface DeliveriesOptions extends SendOptions {
  store: Pick<Store, 'database' | 'clock'>;
  /** The current settings; null: there are no alerts. */
  settings: () => AlertSettings | null;
  ended: (target: string, outcome: DeliveryOutcome) => void;
  log: Logger;
}

/**
 * Sends the alerts that wait in the database. Processes share the work: each takes what is due. A message is sent once, unless its
 * process is killed between sending it and noting that.
 */
export class AlertDeliveries {
  readonly #options: DeliveriesOptions;
  /** What is being sent, by target. A target that does not respond delays no other one. */
  readonly #running = new Map<string, Promise<void>>();
  #claiming: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Begins to send what is due, and does not wait for it. Run regularly. Throws when the database fails. */
  run(): Promise<void> {
    const claiming = this.#claim();
    this.#claiming = claiming.catch(() => undefined);
    return claiming;
  }

  async #claim(): Promise<void> {
    const settings = this.#options.settings();
    if (settings === null || this.#isClosed) return;
    const idle = [...settings.targets.keys()].filter((name) => !this.#running.has(name));
    if (idle.length === 0) return;
    const claimed = await claimDeliveries(this.#options.store, idle);
    for (const [name, deliveries] of Map.groupBy(claimed, ({ target }) => target)) {
      const target = settings.targets.get(name);
      if (target === undefined) continue;
      const sending = Promise.all(deliveries.map((delivery) => this.#send(target, delivery)));
      this.#running.set(
        name,
        sending.then(() => void this.#running.delete(name)),
      );
    }
  }

  /** Gives up what waited for too long, also where alerts or a target were removed. Run regularly. */
  async sweep(): Promise<void> {
    for (const { alert_id: alert, target, detail } of await sweepAlerts(this.#options.store))
      this.#options.log.error({ alert, target, detail }, GIVEN_UP);
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    await this.#claiming;
    await Promise.all(this.#running.values());
  }

  /** Sends nothing more, and waits for what is being sent, which takes no longer than one target may. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
  }

  async #send(target: AlertTarget, delivery: ClaimedDelivery): Promise<void> {
    const { store, ended, log } = this.#options;
    const answer = await send(target, delivery.message, this.#options);
    const told = { alert: delivery.alertId, target: target.name, detail: answer.detail };
    try {
      const outcome = await noteAnswer(store, delivery, answer);
      ended(target.name, outcome);
      if (outcome === 'retried') log.warn(told, 'an alert was not accepted and will be sent again');
      if (outcome === 'failed') log.error(told, GIVEN_UP);
    } catch (err) {
      log.warn({ ...told, err }, 'what became of an alert could not be noted: it will be sent again');
    }
  }
}
