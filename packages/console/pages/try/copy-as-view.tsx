import { useState } from 'preact/hooks';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Select } from '../../parts/field.tsx';
import { texts } from '../../texts/english.ts';
import { copyAs, languages, type Language } from './copy-as.ts';
import type { TryRequest } from './try-request.ts';

/** The request as a program, without a key. */
export function CopyAs({ request }: { request: TryRequest }) {
  const [language, setLanguage] = useState<Language>('curl');
  const text = copyAs(language, request);
  return (
    <details>
      <summary>{texts.tryIt.copyAs}</summary>
      <Select
        label={texts.tryIt.language}
        value={language}
        onValue={(value) => setLanguage(languages.find((one) => one === value) ?? 'curl')}
        choices={languages.map((one) => ({ value: one, title: one }))}
      />
      <pre>{text}</pre>
      <div class="buttons">
        <CopyButton text={text} />
      </div>
    </details>
  );
}
