import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { reading } from '../handler.ts';

export const checkConfiguration = reading<'checkConfiguration'>(async (_call, { gateway }) => {
  const file = gateway.configurationPath;
  try {
    const { warnings } = await gateway.load();
    return { value: { valid: true, file, problems: [], warnings: [...warnings] } };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { value: { valid: false, file, problems: [...error.problems], warnings: [] } };
  }
});
