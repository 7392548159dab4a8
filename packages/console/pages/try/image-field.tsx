import { FileField } from '../../parts/file-field.tsx';
import { ErrorNotice } from '../../parts/notice.tsx';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';

/** An image that is read as a `data:` address. What is typed may change until then. */
export function ImageField({ label, onImage }: { label: string; onImage: (address: string) => void }) {
  const reading = useChange();
  return (
    <>
      <FileField
        label={label}
        accept="image/*"
        onFile={(file) => void reading.run(async () => onImage(await dataAddressOf(file)))}
      />
      <ErrorNotice error={reading.error} />
    </>
  );
}

/** Reads a file as a `data:` address. Throws the message for people when it cannot be read. */
function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(texts.tryIt.unreadable));
    reader.readAsDataURL(file);
  });
}
