import type { ComponentChildren } from 'preact';
import { describeError } from '../api/describe-error.ts';
import { texts } from '../texts/english.ts';
import type { Resource } from '../state/use-resource.ts';

/** What went wrong, read aloud at once. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (error === null || error === undefined) return null;
  const { message, requestId } = describeError(error);
  return (
    <div class="notice bad" role="alert">
      <p dir="auto">{message}</p>
      {requestId !== null && (
        <p class="quiet">
          {texts.errors.requestId} <code>{requestId}</code>
        </p>
      )}
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {texts.actions.retry}
        </button>
      )}
    </div>
  );
}

export function EmptyNotice({ children }: { children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

/** Shows a resource: while it is loaded first, when it failed, and its value. An older value stays beside a failure. */
export function Loaded<Value>({
  of: { value, error, isLoading, reload },
  children,
}: {
  of: Resource<Value>;
  children: (value: Value) => ComponentChildren;
}) {
  return (
    <div aria-busy={isLoading}>
      {error !== null && <ErrorNotice error={error} onRetry={reload} />}
      {value !== null && children(value)}
      {value === null && error === null && (
        <p class="empty" role="status">
          {texts.states.loading}
        </p>
      )}
    </div>
  );
}
