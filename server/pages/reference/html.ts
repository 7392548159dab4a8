/** A piece of a page whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Content = string | number | Html | readonly Content[];

/** Writes HTML: what is put in is escaped, unless it is HTML already. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.map((part, index) => part + written(contents[index] ?? '')).join(''));
}

function written(content: Content): string {
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(written).join('');
  return String(content).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Writes a description of the contract: paragraphs, `code` and **bold**. */
export function prose(description = ''): Html {
  const paragraphs = description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return html`${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** Writes `code` and **bold** in one paragraph. */
export function inline(text: string): Html {
  return html`${text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
    if (/^`.+`$/s.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`;
    return /^\*\*.+\*\*$/s.test(piece) ? html`<strong>${piece.slice(2, -2)}</strong>` : piece;
  })}`;
}
