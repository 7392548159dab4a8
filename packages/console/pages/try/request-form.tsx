import { FileField } from '../../parts/file-field.tsx';
import { Field, TextArea } from '../../parts/field.tsx';
import { texts } from '../../texts/english.ts';
import { withImage } from './attach-image.ts';
import { MicrophoneField } from './microphone-field.tsx';
import type { TryRequest } from './try-request.ts';

/** Operations whose messages can have an image. */
const WITH_IMAGES = new Set(['createChatCompletion', 'createMessage', 'createResponse']);

/** Operations whose file can be recorded. */
const RECORDED = /^createTranscription/;

/** The parameters and the body of a request. */
export function RequestForm({
  request,
  onChange,
}: {
  request: TryRequest;
  onChange: (request: TryRequest) => void;
}) {
  const { operation, parameters, json, fields } = request;
  const { body } = operation;
  return (
    <>
      {operation.parameters.map(({ name, isRequired, description }) => (
        <Field
          key={name}
          label={name}
          hint={description}
          required={isRequired}
          value={parameters[name] ?? ''}
          onValue={(value) => onChange({ ...request, parameters: { ...parameters, [name]: value } })}
        />
      ))}
      {body?.kind === 'json' && (
        <TextArea
          label={texts.tryIt.body}
          required
          spellcheck={false}
          value={json}
          onValue={(value) => onChange({ ...request, json: value })}
        />
      )}
      {body?.kind === 'json' && WITH_IMAGES.has(operation.id) && (
        <FileField
          label={texts.tryIt.addImage}
          accept="image/*"
          onFile={(file) =>
            void withImage(operation.id, json, file).then((changed) =>
              onChange({ ...request, json: changed }),
            )
          }
        />
      )}
      {body?.kind === 'form' &&
        body.fields.map(({ name, isFile, isRequired, description, example }) =>
          isFile ? (
            <FileField
              key={name}
              label={name}
              hint={description}
              onFile={(file) => onChange({ ...request, fields: { ...fields, [name]: file } })}
            />
          ) : (
            <Field
              key={name}
              label={name}
              hint={description}
              required={isRequired}
              placeholder={isRequired ? '' : example}
              value={textOf(fields[name])}
              onValue={(value) => onChange({ ...request, fields: { ...fields, [name]: value } })}
            />
          ),
        )}
      {body?.kind === 'form' && RECORDED.test(operation.id) && (
        <MicrophoneField onFile={(file) => onChange({ ...request, fields: { ...fields, file } })} />
      )}
    </>
  );
}

function textOf(value: string | File | undefined): string {
  return typeof value === 'string' ? value : '';
}
