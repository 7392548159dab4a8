import { useState } from 'preact/hooks';
import { Field } from '../../parts/field.tsx';
import { addressOf } from '../../state/route.ts';
import { texts } from '../../texts/english.ts';
import { isRequestId } from './call-query.ts';

/** Opens the call of an `X-Request-Id`. */
export function FindCall() {
  const [id, setId] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      role="search"
      class="filters wide"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = id.trim();
        setWrong(!isRequestId(wanted));
        if (isRequestId(wanted)) location.hash = addressOf(['calls', wanted.toLowerCase()]);
      }}
    >
      <Field label={texts.calls.requestId} spellcheck={false} required value={id} onValue={setId} />
      <button type="submit" class="primary">
        {texts.calls.find}
      </button>
      {isWrong && (
        <p class="notice bad" role="alert">
          {texts.calls.notAnId}
        </p>
      )}
    </form>
  );
}
