/** Plain sentences written for the measurements of reading, speaking and transcription. */
export const SENTENCES: readonly string[] = [
  'The train to the mountains leaves at ten past seven.',
  'My brother bought a new car last week.',
  'Please send the report to the office before Monday morning.',
  'She sells fresh bread in a small shop near the station.',
  'The weather is nice today and the sky is blue.',
  'We will meet at the station at nine o clock.',
  'The children played in the garden until it was dark.',
  'He opened the window because the room was hot.',
  'A large dog was sleeping in front of the door.',
  'The doctor told me to drink more water every day.',
  'Our house has three rooms and a large kitchen.',
  'They went to the market to buy apples and cheese.',
  'The letter arrived on Friday with the wrong address.',
  'I would like a cup of tea with milk and sugar.',
  'The river is deep and the water is very cold.',
  'Nobody knows where the old woman came from.',
  'The bus was late again because of the heavy rain.',
  'You can pay with cash or with a credit card.',
  'The museum is closed on Sunday and on Monday.',
  'It takes about two hours to drive to the coast.',
];

/** Returns the errors per unit of the expected sequence: insertions, deletions and replacements. */
export function errorRate(found: readonly string[], expected: readonly string[]): number {
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  expected.forEach((unit, line) => {
    const next = [line + 1];
    found.forEach((other, index) => {
      const replaced = (row[index] ?? 0) + (unit === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return (row.at(-1) ?? 0) / expected.length;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}
