import { expect, test } from '@jest/globals';
import { failureOfConnection } from '../../../backends/failures/upstream-failure.ts';
import { attributionOf } from '../../../routing/attribution.ts';

test.each(['EMFILE', 'ENFILE'])(
  'a connection that %s prevents is 503 for the client, and says nothing about the deployment',
  (code) => {
    const error = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' });
    const failure = failureOfConnection(error, new AbortController().signal);
    expect(failure.row).toMatchObject({ status: 503, retryable: true });
    expect(attributionOf(failure)).toEqual({ kind: 'none' });
  },
);
