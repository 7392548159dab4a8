import type { ComponentType } from 'preact';
import { texts } from '../texts/english.ts';
import { Calls } from './calls/calls.tsx';
import { Models } from './models/models.tsx';
import { Money } from './money/money.tsx';
import { Projects } from './projects/projects.tsx';
import { Today } from './today/today.tsx';
import { TryPage } from './try/try-page.tsx';

export interface ConsolePage {
  /** The first part of its address. */
  name: string;
  title: string;
  Content: ComponentType;
}

export const pages: readonly ConsolePage[] = [
  { name: 'today', title: texts.today.title, Content: Today },
  { name: 'calls', title: texts.calls.title, Content: Calls },
  { name: 'money', title: texts.money.title, Content: Money },
  { name: 'projects', title: texts.projects.title, Content: Projects },
  { name: 'models', title: texts.models.title, Content: Models },
  { name: 'try', title: texts.tryIt.title, Content: TryPage },
];
