import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { reading } from '../handler.ts';

export const checkConfiguration = reading<'checkConfiguration'>(async (_call, { gateway }) => {
  const file = gateway.configurationPath;
  try {
    const { catalogue, warnings, isFromFile } = await gateway.load();
    const counts = { models: catalogue.models.size, backends: catalogue.backends.size };
    const value = { valid: true, file, from_file: isFromFile, ...counts, problems: [] };
    return { value: { ...value, warnings: [...warnings] } };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const value = { valid: false, file, from_file: true, models: 0, backends: 0, warnings: [] };
    return { value: { ...value, problems: [...error.problems] } };
  }
});
