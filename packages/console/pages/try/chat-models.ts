import { sessionFetch } from '../../api/session.ts';
import { texts } from '../../texts/english.ts';

interface ModelInfoList {
  data: { model_name: string; model_info: { mode?: string } }[];
}

/** Loads the chat models that a key may use. */
export async function loadChatModels(plainKey: string, signal: AbortSignal): Promise<string[]> {
  const init = { headers: { 'x-api-key': plainKey }, signal };
  const response = await sessionFetch('/console/api/v1/model/info', init);
  if (!response.ok) throw new Error(texts.errors.status(response.status));
  // A response of the contract.
  const { data } = (await response.json()) as ModelInfoList;
  return data.flatMap(({ model_name: name, model_info: { mode } }) => (mode === 'chat' ? [name] : []));
}
