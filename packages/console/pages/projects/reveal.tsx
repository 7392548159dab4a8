import { CopyButton } from '../../parts/copy-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { texts } from '../../texts/english.ts';

/** Shows a new key once. It is kept in no storage of the browser. */
export function Reveal({ plainKey, onClose }: { plainKey: string | null; onClose: () => void }) {
  if (plainKey === null)
    return (
      <Dialog title={texts.keys.revealTitle} onClose={onClose}>
        <p class="notice warn">{texts.keys.lost}</p>
        <div class="buttons">
          <button type="button" class="primary" onClick={onClose}>
            {texts.actions.close}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={texts.keys.revealTitle} onClose={onClose}>
      <p>{texts.keys.revealHint}</p>
      <pre>{plainKey}</pre>
      <div class="buttons">
        <CopyButton text={plainKey} />
        <button type="button" class="primary" onClick={onClose}>
          {texts.keys.revealDone}
        </button>
      </div>
    </Dialog>
  );
}
