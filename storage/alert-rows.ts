/** A budget has reached a threshold. There is one row for each budget, period and threshold. */
export interface AlertRow {
  id: string;
  /** That of a project for its month. */
  budget_id: string;
  period: string;
  /** A percentage of the limit, or `forecast`. */
  threshold: string;
  /** The amounts at that time. */
  limit_nano_eur: bigint;
  settled_nano_eur: bigint;
  /** What the period will cost; null: it was too early to say. */
  forecast_nano_eur: bigint | null;
  at: string;
}

/** A message about an alert to one target. */
export interface AlertDeliveryRow {
  alert_id: string;
  /** The name of the target in `gateway.yaml`. */
  target: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When it is sent next. A process that sends it sets a time by which it must have ended. */
  due_at: string;
  ended_at: string | null;
  /** What the target responded last; empty: nothing yet. */
  detail: string;
}
