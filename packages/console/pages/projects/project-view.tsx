import { management } from '../../api/management.ts';
import { Loaded } from '../../parts/notice.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { addressOf, route } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import { BudgetView } from './budget-view.tsx';
import { KeyList } from './key-list.tsx';
import { ModelChoice } from './model-choice.tsx';
import { QuotaView } from './quota-view.tsx';
import { ProjectSettings } from './project-settings.tsx';

const VIEWS = [
  { name: 'keys', title: texts.project.keys, Content: KeyList },
  { name: 'budget', title: texts.project.budget, Content: BudgetView },
  { name: 'models', title: texts.project.models, Content: ModelChoice },
  { name: 'storage', title: texts.project.storage, Content: QuotaView },
  { name: 'settings', title: texts.project.settings, Content: ProjectSettings },
];

/** One project: its keys, its budget, its models. */
export function ProjectView({ reference }: { reference: string }) {
  const project = useResource(
    (signal) => management.getProject({ project: reference }, { signal }),
    [reference],
  );
  const view = VIEWS.find(({ name }) => name === route.value.query.get('view')) ?? VIEWS[0];
  return (
    <>
      <p>
        <a href={addressOf(['projects'])}>{texts.projects.all}</a>
      </p>
      <Loaded of={project}>
        {(value) => (
          <>
            <h1 dir="auto">{`${value.organisation}/${value.name}`}</h1>
            <Tabs
              label={texts.project.views}
              path={['projects', reference]}
              tabs={VIEWS}
              current={view?.name ?? ''}
            />
            {view !== undefined && (
              <view.Content key={view.name} project={value} onChanged={project.reload} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
