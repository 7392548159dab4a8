import type { ComponentProps } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Field } from './field.tsx';

const PAUSE_MS = 400;

/** An input that gives its value when the reader pauses, presses Enter or leaves it, because each value is a request. */
export function PausedField({ value, onValue, ...rest }: ComponentProps<typeof Field>) {
  const [typed, setTyped] = useState(value);
  /** The last value that the page and the input agreed on. */
  const agreed = useRef(value);
  const give = (): void => {
    if (typed === agreed.current) return;
    agreed.current = typed;
    onValue(typed);
  };
  useEffect(() => {
    const timer = setTimeout(give, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    setTyped(value);
  }, [value]);
  return <Field {...rest} value={typed} onValue={setTyped} onChange={give} />;
}
