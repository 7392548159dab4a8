import { useState } from 'preact/hooks';
import type { Organisation } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Field, Select } from '../../parts/field.tsx';
import { addressOf } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';

export function CreateOrganisation({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const change = useChange();
  return (
    <FormDialog
      title={texts.projects.createOrganisation}
      submit={texts.projects.createOrganisation}
      change={change}
      onSubmit={() => management.createOrganisation({}, { name })}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label={texts.projects.name} required maxLength={100} value={name} onValue={setName} />
    </FormDialog>
  );
}

/** Creates a project, and opens it. */
export function CreateProject({
  organisations,
  onClose,
}: {
  organisations: readonly Organisation[];
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [organisation, setOrganisation] = useState(organisations[0]?.id ?? '');
  const change = useChange();
  const create = async (): Promise<void> => {
    const owner = organisation === '' ? {} : { organisation };
    const { id } = await management.createProject({}, { name, ...owner });
    location.hash = addressOf(['projects', id]);
  };
  return (
    <FormDialog
      title={texts.projects.create}
      submit={texts.projects.create}
      change={change}
      onSubmit={create}
      onDone={onClose}
      onClose={onClose}
    >
      <Field label={texts.projects.name} required maxLength={100} value={name} onValue={setName} />
      <Select
        label={texts.projects.organisation}
        value={organisation}
        onValue={setOrganisation}
        choices={organisations.map(({ id, name: title }) => ({ value: id, title }))}
      />
    </FormDialog>
  );
}
