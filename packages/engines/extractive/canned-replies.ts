/** The model's fixed replies. Everything else in a reply is copied from the conversation. */
export const cannedReplies = {
  identity:
    'I am embedded/extractive, a small extractive model that runs on this machine. I do not write text of my own: I find the sentences that answer a question in what you give me, and I pick the central sentences when you ask for a summary. I read English only.',
  invitation:
    'Paste a text or put documents into the system message, then ask about it or ask for a summary.',
  welcome: 'You are welcome.',
  foreign:
    'I read English only, and this message is mostly in another script. For other languages, ask the operator to configure a larger model backend in gateway.yaml.',
  nothingGiven:
    'I cannot answer this: I know only what stands in this conversation, and it holds no text to answer from yet.',
  notFound:
    'I cannot answer this: I know only what stands in this conversation, and I found nothing there that answers it.',
  help: 'What would help: add a text that holds the answer, or ask the operator to configure a larger model backend in gateway.yaml.',
  nothingToSummarise: 'There is no text in this conversation that I could summarise.',
  weak: 'I found no clear answer in the text of this conversation.',
  closest: 'The closest passage is:',
  found: 'From the text in this conversation:',
  short: 'The text is short already:',
  noted: 'I have read it. Ask me a question about it, or ask for a summary.',
} as const;

const canned = Object.values(cannedReplies)
  .flatMap((reply) => reply.split(/(?<=[.:])\s+(?=[A-Z])/u))
  .map((sentence) => sentence.trim());

/** Returns whether a sentence of an earlier reply is a fixed one. Such a sentence is no source for the next reply. */
export function isCannedSentence(sentence: string): boolean {
  return canned.includes(sentence);
}
