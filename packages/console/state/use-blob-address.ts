import { useEffect, useState } from 'preact/hooks';

/** Gives a blob an address, until another one or null takes its place or the component is left. Null: it has none yet. */
export function useBlobAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return undefined;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(created);
    };
  }, [blob]);
  return address;
}
