import type { Call } from '../calls/call.ts';
import type { ImagePrice, PricePeriod } from '../catalogue/price-schedule.ts';

/** What is known of images: by the request before a call, also by the response after it. */
interface ImageForm {
  size: string | undefined;
  quality: string | undefined;
}

/** Returns the highest price of an image that a request can have. */
export function highestImagePrice(images: readonly ImagePrice[], call: Call): bigint {
  return highestOf(images, requestedForm(call));
}

/**
 * Returns the price of the images that the response describes, and what is left open as the request says; never more than was
 * reserved. Where neither says anything it is the price of other images.
 */
export function appliedImagePrice({ images }: PricePeriod, call: Call): { price: bigint; text: string[] } {
  const requested = requestedForm(call);
  const { image_size: size = requested.size, image_quality: quality = requested.quality } = call.usage.terms;
  const other = images.find((one) => one.size === null);
  const isOpen = size === undefined && quality === undefined;
  const price = isOpen && other !== undefined ? other.price : highestOf(images, { size, quality });
  const most = highestOf(images, requested);
  const text = [
    ...(size === undefined ? [] : [`size=${size}`]),
    ...(quality === undefined ? [] : [`quality=${quality}`]),
  ];
  return { price: price < most ? price : most, text };
}

function highestOf(images: readonly ImagePrice[], { size, quality }: ImageForm): bigint {
  const possible = images.filter(
    (one) =>
      one.size !== null &&
      (size === undefined || one.size === size) &&
      (quality === undefined || one.quality === null || one.quality === quality),
  );
  const others = images.filter((one) => one.size === null);
  const isListed = possible.length > 0 && size !== undefined;
  const counted = isListed ? possible : [...possible, ...others];
  const prices = (counted.length > 0 ? counted : images).map(({ price }) => price);
  return prices.reduce((one, other) => (one > other ? one : other), 0n);
}

function requestedForm({ body: { value } }: Call): ImageForm {
  return { size: named(value['size']), quality: named(value['quality']) };
}

/** `auto` leaves the choice to the model. */
function named(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value !== 'auto' ? value : undefined;
}
