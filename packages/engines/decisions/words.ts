import { stem } from '../text/terms.ts';

/** A content word, by which texts are compared. */
export interface ContentWord {
  /** The word in lower case, as it occurs in the text. */
  word: string;
  stem: string;
  /** Whether a negation precedes it in the same clause. */
  isNegated: boolean;
  /** Whether it is the first content word after the negation, as in `no lift`. */
  isDenied: boolean;
}

const negations =
  /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|cannot|fail|fails|failed|refuse|refuses|refused|lack|lacks|stopped|\p{L}+n['’]t)$/u;
/** The number of content words after a negation that it negates. */
const negatedWords = 4;

const commonWords = new Set(
  (
    'a an the is are was were be been being am has have had do does did will would can could may might must shall should ' +
    'of in on at to for from by with about as into and or but if then than that this these those it its he she they them ' +
    'his her their him i me my we us our you your there here what which who whom whose when where how why so very too ' +
    'also just still already some any such own only text writer author customer user speaker message somebody someone ' +
    'something one s t'
  ).split(' '),
);

/** Irregular forms, each with its base form. */
const irregularForms =
  'went go,gone go,came come,became become,got get,gotten get,gave give,given give,took take,taken take,made make,' +
  'saw see,seen see,knew know,known know,thought think,told tell,found find,left leave,felt feel,kept keep,held hold,' +
  'brought bring,bought buy,sold sell,paid pay,sent send,spent spend,lost lose,won win,met meet,began begin,' +
  'begun begin,broke break,broken break,chose choose,chosen choose,fell fall,fallen fall,rose rise,risen rise,' +
  'grew grow,grown grow,drew draw,drawn draw,drove drive,driven drive,ate eat,eaten eat,drank drink,slept sleep,' +
  'spoke speak,spoken speak,stood stand,understood understand,stole steal,stolen steal,taught teach,tore tear,' +
  'torn tear,threw throw,thrown throw,wore wear,worn wear,wrote write,written write,built build,burnt burn,' +
  'caught catch,fought fight,flew fly,flown fly,forgot forget,forgotten forget,froze freeze,frozen freeze,hid hide,' +
  'hidden hide,heard hear,led lead,lent lend,meant mean,rang ring,ran run,shook shake,shaken shake,sang sing,' +
  'sung sing,sank sink,sunk sink,sat sit,stuck stick,struck strike,swam swim,withdrew withdraw,children child,' +
  'men man,women woman,feet foot,teeth tooth,better good,best good,worse bad,worst bad,blew blow,fed feed,' +
  'hung hang,laid lay,rode ride,shown show,sought seek,wept weep,bitten bite,beaten beat,proven prove';
const baseForms = new Map(
  irregularForms.split(',').map((pair): [string, string] => {
    const [form = '', base = ''] = pair.split(' ');
    return [form, base];
  }),
);

/** Returns the base form of an irregular word, and any other word unchanged. */
export function baseFormOf(word: string): string {
  return baseForms.get(word) ?? word;
}

/** Returns the stem of a word. `bought`, `buys` and `buying` have the same stem. */
export function stemOf(word: string): string {
  return stem(baseFormOf(word));
}

/** Returns the content words of a text in their order. */
export function contentWords(text: string): ContentWord[] {
  const words: ContentWord[] = [];
  let negated = 0;
  for (const [token] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|[.,;:!?]/gu)) {
    if (/^[.,;:!?]/u.test(token)) negated = 0;
    else if (negations.test(token)) negated = negatedWords;
    else {
      const word = token.replace(/['’]s$/u, '');
      if (commonWords.has(word)) continue;
      words.push({ word, stem: stemOf(word), isNegated: negated > 0, isDenied: negated === negatedWords });
      negated -= 1;
    }
  }
  return words;
}

/** Returns whether a text contains a negation. */
export function hasNegation(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).some((word) => negations.test(word));
}
