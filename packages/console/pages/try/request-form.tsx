import { FileField } from '../../parts/file-field.tsx';
import { Field, TextArea } from '../../parts/field.tsx';
import { texts } from '../../texts/english.ts';
import { withImage } from './attach-image.ts';
import { ImageField } from './image-field.tsx';
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
  /** Changes the request of then: files are added when they are loaded. */
  onChange: (change: (request: TryRequest) => TryRequest) => void;
}) {
  const { operation, parameters, json, fields } = request;
  const { body } = operation;
  const setField = (name: string, value: string | File): void =>
    onChange((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
  return (
    <>
      {operation.parameters.map(({ name, isRequired, description }) => (
        <Field
          key={name}
          label={name}
          hint={description}
          required={isRequired}
          value={parameters[name] ?? ''}
          onValue={(value) =>
            onChange((before) => ({ ...before, parameters: { ...before.parameters, [name]: value } }))
          }
        />
      ))}
      {body?.kind === 'json' && (
        <TextArea
          label={texts.tryIt.body}
          required
          spellcheck={false}
          value={json}
          onValue={(value) => onChange((before) => ({ ...before, json: value }))}
        />
      )}
      {body?.kind === 'json' && WITH_IMAGES.has(operation.id) && (
        <ImageField
          label={texts.tryIt.addImage}
          onImage={(address) =>
            onChange((before) => ({ ...before, json: withImage(operation.id, before.json, address) }))
          }
        />
      )}
      {body?.kind === 'form' &&
        body.fields.map(({ name, isFile, isRequired, description, example }) =>
          isFile ? (
            <FileField key={name} label={name} hint={description} onFile={(file) => setField(name, file)} />
          ) : (
            <Field
              key={name}
              label={name}
              hint={description}
              required={isRequired}
              placeholder={isRequired ? '' : example}
              value={textOf(fields[name])}
              onValue={(value) => setField(name, value)}
            />
          ),
        )}
      {body?.kind === 'form' && RECORDED.test(operation.id) && (
        <MicrophoneField onFile={(file) => setField('file', file)} />
      )}
    </>
  );
}

function textOf(value: string | File | undefined): string {
  return typeof value === 'string' ? value : '';
}
