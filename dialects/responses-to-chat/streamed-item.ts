import type { ResponseItemStatus, ResponseOutputItem } from '../../generated/contract.ts';
import type { ResponseEvent } from './response-events.ts';

export interface ItemPlace {
  item_id: string;
  output_index: number;
}

/** An output item that is being generated. */
export interface StreamedItem {
  /** Whether it has been announced. */
  readonly isOpen: boolean;
  /** Whether the item is complete once another item follows. */
  readonly isComplete: boolean;
  /** Announces the item if possible, and returns the events of its waiting content. */
  write(): ResponseEvent[];
  close(status: ResponseItemStatus): ResponseEvent[];
  /** Returns the item as generated so far. */
  value(status: ResponseItemStatus): ResponseOutputItem;
}

export function itemEvent(
  step: 'added' | 'done',
  { output_index }: ItemPlace,
  item: ResponseOutputItem,
): ResponseEvent {
  return { type: `response.output_item.${step}`, output_index, item };
}
