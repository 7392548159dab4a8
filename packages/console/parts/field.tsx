import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProperties {
  label: string;
  hint?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** The attributes of inputs that the pages use. */
interface InputAttributes {
  type?: 'text' | 'search' | 'password' | 'number' | 'datetime-local';
  required?: boolean;
  autofocus?: boolean;
  autocomplete?: 'off';
  spellcheck?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  inputMode?: 'decimal';
  placeholder?: string;
  /** Enter, or the end of an edit. */
  onChange?: () => void;
}

/** A labelled input. */
export function Field({ label, hint, value, onValue, ...rest }: FieldProperties & InputAttributes) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        // Preact's types have one shape for each type of input; these attributes fit all of them.
        {...(rest as JSX.IntrinsicElements['input'])}
        id={id}
        dir="auto"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Labelled>
  );
}

export function TextArea({
  label,
  hint,
  value,
  onValue,
  ...rest
}: FieldProperties & Pick<InputAttributes, 'required' | 'spellcheck'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <textarea
        {...rest}
        id={id}
        dir="auto"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Labelled>
  );
}

export interface Choice {
  value: string;
  title: string;
}

export function Select({
  label,
  hint,
  value,
  onValue,
  choices,
}: FieldProperties & { choices: readonly Choice[] }) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} dir="auto" selected={choice.value === value}>
            {choice.title}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function Checkbox({
  label,
  isChecked,
  onChange,
  isDisabled = false,
}: {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span dir="auto">{label}</span>
    </label>
  );
}

function Labelled({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p class="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
