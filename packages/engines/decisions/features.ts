import { dot } from '../vectors.ts';

/** A text with its vector. */
export interface ReadText {
  text: string;
  vector: Float32Array;
}

/** A neutral text, with which statements are compared. */
export const neutralText = 'a text';

/** General topics. A text is about a topic when it is nearer to that topic than to most of these. */
export const backgroundTopics: readonly string[] = (
  'sports,politics,business,money,technology,health,food,travel,science,entertainment,music,education,weather,crime,' +
  'family,work,shopping,delivery,payment,a user account,animals,history,cars,a house,the environment'
).split(',');

/** Returns the wording of a topic that is compared with texts. It was the best of six on the development set. */
export function topicPrompt(topic: string): string {
  return `I have a question about ${topic}.`;
}

const aboutness =
  /\b(?:is|are|was|talks?|speaks?|writes?) about\s+(.+?)[\s.?!]*$|\b(?:topic|subject|theme) is\s+(.+?)[\s.?!]*$|\b(?:concerns?|deals? with|relates? to|belongs? to|has to do with|have to do with)\s+(.+?)[\s.?!]*$|^(?:is|are|was) (?:this|it|the \w+) (?:text |message )?about\s+(.+?)[\s.?!]*$/iu;

/** Returns the topic of a statement such as "The text is about travel."; undefined for other statements. */
export function topicOf(statement: string): string | undefined {
  const found = aboutness.exec(statement);
  return found?.slice(1).find((topic) => topic !== undefined);
}

/** Background topics at least this similar to the topic have the same meaning, so they are left out. */
const sameTopic = 0.85;
const nearestTopics = 3;

/** The sharpness of the competition between the topic and all others. */
const competition = 40;

/**
 * Returns the similarity to the topic, the similarity to the nearest other topics, and the log-odds against all others.
 */
export function topicFeatures(
  input: ReadText,
  topic: Float32Array,
  background: readonly Float32Array[],
): number[] {
  const others = background
    .filter((vector) => dot(vector, topic) < sameTopic)
    .map((vector) => dot(vector, input.vector))
    .toSorted((left, right) => right - left);
  const nearest = others.slice(0, nearestTopics);
  const mean = nearest.reduce((sum, similarity) => sum + similarity, 0) / Math.max(1, nearest.length);
  const own = dot(input.vector, topic);
  const total = others.reduce((sum, similarity) => sum + Math.exp(competition * (similarity - own)), 0);
  return [own, mean, -Math.log(Math.max(total, Number.MIN_VALUE)) / 20];
}
