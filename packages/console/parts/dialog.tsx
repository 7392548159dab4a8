import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { texts } from '../texts/english.ts';
import type { Change } from '../state/use-change.ts';
import { Field } from './field.tsx';
import { ErrorNotice } from './notice.tsx';

/** A modal dialog of the browser, which keeps the focus and closes with Escape. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface FormDialogProperties {
  title: string;
  submit: string;
  isDangerous?: boolean;
  change: Change;
  onSubmit: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog that makes a change. When it fails it stays open, says why, and keeps what was typed. */
export function FormDialog(properties: FormDialogProperties) {
  const { title, submit, isDangerous, change, onSubmit, onDone, onClose, children } = properties;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change.run(onSubmit).then((isDone) => isDone && onDone());
        }}
      >
        {children}
        <ErrorNotice error={change.error} />
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {texts.actions.cancel}
          </button>
          <button
            type="submit"
            class={isDangerous === true ? 'danger' : 'primary'}
            disabled={change.isRunning}
          >
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Why a change is made, for the audit log. */
export function ReasonField(properties: { value: string; onValue: (value: string) => void }) {
  return <Field label={texts.project.reason} hint={texts.project.reasonHint} {...properties} />;
}
