import { TextArea } from '../../parts/field.tsx';
import { texts } from '../../texts/english.ts';
import type { UserTurn } from './conversation.ts';
import { ImageField } from './image-field.tsx';

export type Draft = Omit<UserTurn, 'role'>;

/** The next message of the reader, with images. */
export function Composer({
  draft,
  onDraft,
  isReady,
  hint,
  onSend,
  onStop,
}: {
  draft: Draft;
  /** Changes the draft of then: an image is added when it is loaded. */
  onDraft: (change: (draft: Draft) => Draft) => void;
  isReady: boolean;
  /** Why nothing can be sent; empty: no reason. */
  hint: string;
  onSend: () => void;
  /** Null: nothing is on its way. */
  onStop: (() => void) | null;
}) {
  const { text, images } = draft;
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSend();
      }}
      onKeyDown={(event) => {
        const isText = event.target instanceof HTMLTextAreaElement;
        if (!isText || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <TextArea
        label={texts.conversation.message}
        hint={texts.conversation.messageHint}
        required
        value={text}
        onValue={(value) => onDraft((before) => ({ ...before, text: value }))}
      />
      <ImageField
        key={images.length}
        label={texts.conversation.addImage}
        onImage={(address) => onDraft((before) => ({ ...before, images: [...before.images, address] }))}
      />
      {images.map((address, index) => (
        <img key={index} class="attached" src={address} alt={texts.conversation.image(index + 1)} />
      ))}
      <div class="buttons">
        <button type="submit" class="primary" disabled={!isReady}>
          {texts.tryIt.send}
        </button>
        <button type="button" disabled={onStop === null} onClick={() => onStop?.()}>
          {texts.tryIt.stop}
        </button>
        {images.length > 0 && (
          <button type="button" onClick={() => onDraft((before) => ({ ...before, images: [] }))}>
            {texts.conversation.removeImages}
          </button>
        )}
        {hint !== '' && <span class="quiet">{hint}</span>}
      </div>
    </form>
  );
}
