const COLUMNS = 100;
const LINE_HEIGHT_PX = 19;
const CHARACTER_WIDTH_PX = 8.2;
const PADDING_PX = 18;
const BAR_PX = 34;

/** Draws what a terminal shows. Lines that begin with `$` were typed. Long lines are broken. */
export function terminalSvg(title: string, text: string): string {
  const lines = text.trimEnd().split('\n').flatMap(broken);
  const width = Math.ceil(COLUMNS * CHARACTER_WIDTH_PX + 2 * PADDING_PX);
  const height = lines.length * LINE_HEIGHT_PX + BAR_PX + 2 * PADDING_PX;
  const drawn = lines.map((line, index) => {
    const y = BAR_PX + PADDING_PX + (index + 0.75) * LINE_HEIGHT_PX;
    const className = line.startsWith('$ ') ? ' class="typed"' : '';
    return `<text x="${PADDING_PX}" y="${y}"${className}>${escaped(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 13.6px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #d7dee7; white-space: pre; }
.typed { fill: #8fd3a8; font-weight: 600; }
.title { fill: #8fa0b3; font-family: system-ui, sans-serif; }
</style>
<rect width="${width}" height="${height}" rx="10" fill="#141a22"/>
<circle cx="20" cy="18" r="6" fill="#f16a5d"/><circle cx="40" cy="18" r="6" fill="#f5be4f"/><circle cx="60" cy="18" r="6" fill="#5fc454"/>
<text class="title" x="84" y="23">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}

/** Breaks a line at its last space that fits, so that it can be read. */
function broken(line: string): string[] {
  if (line.length <= COLUMNS) return [line];
  const space = line.lastIndexOf(' ', COLUMNS);
  const end = space > COLUMNS / 2 ? space : COLUMNS;
  return [line.slice(0, end), ...broken(line.slice(end).trimStart())];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
