import { addressOf } from '../state/route.ts';

export interface Tab {
  name: string;
  title: string;
}

/** Links to the views of a page. They have addresses of their own. */
export function Tabs({
  label,
  path,
  tabs,
  current,
}: {
  label: string;
  path: readonly string[];
  tabs: readonly Tab[];
  current: string;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(({ name, title }) => (
        <a
          key={name}
          href={addressOf(path, { view: name })}
          aria-current={name === current ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
