import { route } from '../../state/route.ts';
import { CallView } from './call-view.tsx';
import { CallList } from './call-list.tsx';

/** The calls, or one of them. */
export function Calls() {
  const [, requestId] = route.value.path;
  return requestId === undefined ? <CallList /> : <CallView key={requestId} requestId={requestId} />;
}
