import type { ResponseItemStatus, ResponseOutputItem } from '../../generated/contract.ts';
import type { ResponseEvent } from './response-events.ts';

export interface ItemPlace {
  item_id: string;
  output_index: number;
}

/** An output item that grows. */
export interface StreamedItem {
  /** Whether it has been announced. */
  readonly isOpen: boolean;
  /** Whether nothing more can belong to it once something else follows. */
  readonly isWhole: boolean;
  /** Announces the item if that can be done, and writes what waits. */
  write(): ResponseEvent[];
  close(status: ResponseItemStatus): ResponseEvent[];
  /** The item as far as it has come. */
  value(status: ResponseItemStatus): ResponseOutputItem;
}

export function itemEvent(
  step: 'added' | 'done',
  { output_index }: ItemPlace,
  item: ResponseOutputItem,
): ResponseEvent {
  return { type: `response.output_item.${step}`, output_index, item };
}
