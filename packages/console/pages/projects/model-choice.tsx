import { useState } from 'preact/hooks';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { Checkbox, Field } from '../../parts/field.tsx';
import { EmptyNotice, ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import type { ProjectViewProperties } from './project-view-properties.ts';

/** The models that the project may use. */
export function ModelChoice({ project: { id } }: ProjectViewProperties) {
  const models = useResource((signal) => management.listProjectModels({ project: id }, { signal }), [id]);
  const [search, setSearch] = useState('');
  const change = useChange();
  const set = (model: string, enabled: boolean): void =>
    void change
      .run(() => management.updateProjectModel({ project: id, model }, { enabled }))
      .then(models.reload);
  return (
    <>
      <p class="quiet">{texts.project.modelsHint}</p>
      <div class="filters">
        <Field label={texts.models.search} type="search" value={search} onValue={setSearch} />
      </div>
      <ErrorNotice error={change.error} />
      <Loaded of={models}>
        {({ data }) => {
          const shown = data.filter(({ model }) => model.toLowerCase().includes(search.toLowerCase()));
          if (shown.length === 0) return <EmptyNotice>{texts.models.none}</EmptyNotice>;
          return shown.map(({ model, enabled }) => (
            <Checkbox
              key={model}
              label={model}
              isChecked={enabled}
              isDisabled={change.isRunning || !hasRole('operator', 'admin')}
              onChange={(isChecked) => set(model, isChecked)}
            />
          ));
        }}
      </Loaded>
    </>
  );
}
