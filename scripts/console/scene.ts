import type { Page } from 'playwright-core';
import type { Installation } from './installation.ts';

export interface Scene {
  name: string;
  /** The part of the address after `/console`. */
  address: (installation: Installation) => string;
  /** A text that is there when the page is loaded. */
  shows: string;
  act?: (page: Page) => Promise<void>;
}
