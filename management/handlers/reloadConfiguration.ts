import { failure } from '../../errors/gateway-error.ts';
import { reading } from '../handler.ts';

export const reloadConfiguration = reading<'reloadConfiguration'>(async (_call, { gateway }) => {
  const { outcome, models, backends, problems } = await gateway.reload();
  switch (outcome) {
    case 'rejected':
      throw failure('validation_error', {
        message: `${gateway.configurationPath} has ${problems.length} problem(s): the old configuration stays active`,
        details: { problems },
      });
    case 'failed':
      throw failure('internal_error', { internal: 'the reload failed' });
    case 'unchanged':
      return { value: { outcome, models, backends } };
    case 'reloaded': {
      const value = { outcome, models, backends };
      return { value, change: { target: 'configuration', organisationId: null, before: null, after: value } };
    }
  }
});
