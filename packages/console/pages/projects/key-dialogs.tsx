import { useState } from 'preact/hooks';
import type { Key, Project } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { FormDialog, ReasonField } from '../../parts/dialog.tsx';
import { Field, Select } from '../../parts/field.tsx';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';

export type KeyAction = { kind: 'create' } | { kind: 'rotate' | 'change' | 'revoke'; key: Key };

interface KeyDialogProperties {
  project: Project;
  action: KeyAction;
  /** Gets the new key where there is one: null when the response with it was lost. */
  onDone: (plainKey?: string | null) => void;
  onClose: () => void;
}

export function KeyDialog({ project, action, ...rest }: KeyDialogProperties) {
  switch (action.kind) {
    case 'create':
      return <CreateKey project={project} {...rest} />;
    case 'rotate':
      return <RotateKey of={action.key} {...rest} />;
    case 'change':
      return <ChangeKey of={action.key} {...rest} />;
    case 'revoke':
      return <RevokeKey of={action.key} {...rest} />;
  }
}

type Ends = Pick<KeyDialogProperties, 'onDone' | 'onClose'>;

function CreateKey({ project, onDone, onClose }: { project: Project } & Ends) {
  const [name, setName] = useState('');
  const [limit, setLimit] = useState('');
  const [expires, setExpires] = useState('');
  const change = useChange();
  let plainKey: string | null = null;
  return (
    <FormDialog
      title={texts.keys.create}
      submit={texts.keys.create}
      change={change}
      onSubmit={async () => {
        const wanted = {
          name,
          requests_per_minute: limitOf(limit),
          expires_at: expires === '' ? null : new Date(expires).toISOString(),
        };
        ({ key: plainKey } = await management.createKey({ project: project.id }, wanted));
      }}
      onDone={() => onDone(plainKey)}
      onClose={onClose}
    >
      <Field label={texts.keys.name} required maxLength={100} value={name} onValue={setName} />
      <LimitField value={limit} onValue={setLimit} />
      <Field
        label={texts.keys.expiresAt}
        hint={texts.keys.expiresHint}
        type="datetime-local"
        value={expires}
        onValue={setExpires}
      />
    </FormDialog>
  );
}

const GRACES = [
  { value: '0', title: texts.keys.graceNone },
  { value: '3600', title: texts.keys.graceHour },
  { value: '86400', title: texts.keys.graceDay },
  { value: '604800', title: texts.keys.graceWeek },
];

function RotateKey({ of: { id, name }, onDone, onClose }: { of: Key } & Ends) {
  const [grace, setGrace] = useState('86400');
  const change = useChange();
  let plainKey: string | null = null;
  return (
    <FormDialog
      title={texts.keys.rotateTitle(name)}
      submit={texts.keys.rotate}
      change={change}
      onSubmit={async () => {
        const wanted = { grace_seconds: Number(grace) };
        ({ key: plainKey } = await management.rotateKey({ key_id: id }, wanted));
      }}
      onDone={() => onDone(plainKey)}
      onClose={onClose}
    >
      <p>{texts.keys.rotateHint}</p>
      <Select label={texts.keys.grace} value={grace} onValue={setGrace} choices={GRACES} />
    </FormDialog>
  );
}

function ChangeKey({ of: key, onDone, onClose }: { of: Key } & Ends) {
  const [name, setName] = useState(key.name);
  const [limit, setLimit] = useState(key.requests_per_minute === null ? '' : String(key.requests_per_minute));
  const change = useChange();
  return (
    <FormDialog
      title={texts.keys.changeTitle(key.name)}
      submit={texts.actions.save}
      change={change}
      onSubmit={() => management.updateKey({ key_id: key.id }, { name, requests_per_minute: limitOf(limit) })}
      onDone={() => onDone()}
      onClose={onClose}
    >
      <Field label={texts.keys.name} required maxLength={100} value={name} onValue={setName} />
      <LimitField value={limit} onValue={setLimit} />
    </FormDialog>
  );
}

function RevokeKey({ of: { id, name, characters }, onDone, onClose }: { of: Key } & Ends) {
  const [reason, setReason] = useState('');
  const change = useChange();
  return (
    <FormDialog
      title={texts.keys.revokeTitle(name)}
      submit={texts.keys.revoke}
      isDangerous
      change={change}
      onSubmit={() => management.revokeKey({ key_id: id, ...(reason === '' ? {} : { reason }) })}
      onDone={() => onDone()}
      onClose={onClose}
    >
      <p>{texts.keys.revokePreview(characters)}</p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}

function LimitField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <Field
      label={texts.keys.limit}
      hint={texts.keys.limitHint}
      type="number"
      min={1}
      max={1_000_000_000}
      value={value}
      onValue={onValue}
    />
  );
}

function limitOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
