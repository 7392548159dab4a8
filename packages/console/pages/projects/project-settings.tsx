import { useState } from 'preact/hooks';
import type { Project } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { FormDialog, ReasonField } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { addressOf } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatNumber, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import type { ProjectViewProperties } from './project-view-properties.ts';

export function ProjectSettings({ project, onChanged }: ProjectViewProperties) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <dl class="facts">
        <dt>{texts.project.id}</dt>
        <dd>
          <code>{project.id}</code>
        </dd>
        <dt>{texts.projects.created}</dt>
        <dd>{formatTime(project.created_at)}</dd>
      </dl>
      {hasRole('operator', 'admin') && (
        <>
          <Rename project={project} onChanged={onChanged} />
          <div class="buttons">
            <button type="button" class="danger" onClick={() => setDeleting(true)}>
              {texts.project.delete}
            </button>
          </div>
        </>
      )}
      {isDeleting && <DeleteProject project={project} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Rename({ project, onChanged }: ProjectViewProperties) {
  const [name, setName] = useState(project.name);
  const change = useChange();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change
          .run(() => management.updateProject({ project: project.id }, { name }))
          .then((isDone) => isDone && onChanged());
      }}
    >
      <h2>{texts.project.rename}</h2>
      <ErrorNotice error={change.error} />
      <div class="filters">
        <Field label={texts.project.name} required maxLength={100} value={name} onValue={setName} />
        <button type="submit" disabled={change.isRunning || name === project.name}>
          {texts.project.rename}
        </button>
      </div>
    </form>
  );
}

/** Shows what a deletion removes before it does. */
function DeleteProject({ project: { id, name }, onClose }: { project: Project; onClose: () => void }) {
  const preview = useResource(
    (signal) => management.deleteProject({ project: id, dry_run: true }, { signal }),
    [id],
  );
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange();
  return (
    <FormDialog
      title={texts.project.delete}
      submit={texts.project.delete}
      isDangerous
      change={{ ...change, isRunning: change.isRunning || typed !== name }}
      onSubmit={() => management.deleteProject({ project: id, ...(reason === '' ? {} : { reason }) })}
      onDone={() => (location.hash = addressOf(['projects']))}
      onClose={onClose}
    >
      <Loaded of={preview}>
        {({ keys, stored_objects: objects, stored_bytes: bytes }) => (
          <p>{texts.project.deletePreview(keys, objects, formatNumber(bytes))}</p>
        )}
      </Loaded>
      <Field label={texts.project.deleteConfirm(name)} autocomplete="off" value={typed} onValue={setTyped} />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
