import { stem } from '../text/terms.ts';

/** A word that carries meaning, as two texts are compared by it. */
export interface ContentWord {
  /** Lower case, as it stands in the text. */
  word: string;
  stem: string;
  /** Whether a negation stands before it in the same clause. */
  isNegated: boolean;
  /** Whether it is the first word with meaning after the negation, as in `no lift`. */
  isDenied: boolean;
}

const negations =
  /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|cannot|fail|fails|failed|refuse|refuses|refused|lack|lacks|stopped|\p{L}+n['’]t)$/u;
/** Words with meaning after a negation that it turns around. */
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

/** Forms that no ending gives away, each with its base form. */
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

/** The base of an irregular form; other words as they are. */
export function baseFormOf(word: string): string {
  return baseForms.get(word) ?? word;
}

/** The stem by which words of two texts are the same; `bought`, `buys` and `buying` have one. */
export function stemOf(word: string): string {
  return stem(baseFormOf(word));
}

/** The words of a text that carry meaning, in their order. */
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

/** Whether a text negates anything. */
export function hasNegation(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).some((word) => negations.test(word));
}
