import { useId, useState } from 'preact/hooks';
import { texts } from '../texts/english.ts';

/** A file that is chosen, or dropped on the field. */
export function FileField({
  label,
  hint,
  accept,
  onFile,
}: {
  label: string;
  hint?: string;
  accept?: string;
  onFile: (file: File) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState('');
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <div
      class={`field drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <p class="quiet" id={`${id}-hint`}>
        {name === '' ? `${hint ?? ''} ${texts.tryIt.drop}` : <bdi>{name}</bdi>}
      </p>
    </div>
  );
}
