import { MAIL_PICTURE } from '#contract/catalogue/picture-path.ts'
import { footerOf } from './footer.ts'
import type { Block, Fact, MailContent, Sender } from './content.ts'

/**
 * Tables and inline styles, because mail programs drop much of anything else; the style sheet only adds dark colors and
 * narrow screens. Loads the pictures of products and nothing else.
 */
export function toHtml(
  { subject, heading, blocks }: MailContent,
  sender: Sender,
  pictures: ReadonlyMap<string, string>,
): string {
  const body = blocks.map((block) => blockHtml(block, pictures)).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f1ec;color:#221c17;font-family:${FONT}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec"><tr><td class="outer" align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:.01em;color:#221c17">${escapeHtml(sender.name)}</td></tr>
<tr><td class="card" style="background:#ffffff;border-top:4px solid #c2410c;border-radius:6px;padding:32px 32px 12px">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:1.2;color:#221c17;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${body}
</td></tr>
<tr><td class="faint" style="padding:20px 4px;font-size:13px;line-height:1.6;color:#5f554c;overflow-wrap:anywhere">${footerOf(sender).map(paragraphHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const FONT = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:12px 8px!important}.card{padding:24px 16px 4px!important}}
@media (prefers-color-scheme:dark){
.page{background:#17130f!important}
.card{background:#241e19!important}
.ink{color:#f6efe7!important}
.faint{color:#b9ada1!important}
.rule{border-color:#453b33!important}
.button{background:#f08a4b!important;color:#1d1108!important}
}`
const CELL = 'vertical-align:top;line-height:1.5;font-size:15px'
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"'

function blockHtml(block: Block, pictures: ReadonlyMap<string, string>): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#221c17;overflow-wrap:anywhere">${paragraphHtml(block.text)}</p>`
    case 'facts':
      return `<table ${TABLE}>${block.rows.map(factHtml).join('')}</table>`
    case 'totals':
      return `<table ${TABLE}>${block.rows.map(totalHtml).join('')}</table>`
    case 'lines':
      return linesHtml(block, pictures)
    case 'link':
      return `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;background:#b23a09;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:6px">${escapeHtml(block.label)}</a></p>`
    case 'quietLink':
      return `<p style="margin:0 0 20px;font-size:14px;line-height:1.6"><a class="faint" href="${escapeHtml(block.href)}" style="color:#5f554c">${escapeHtml(block.label)}</a></p>`
    default:
      return block satisfies never
  }
}

const factHtml = ([label, value]: Fact): string =>
  `<tr><td class="faint" width="124" style="${CELL};padding:4px 12px 4px 0;color:#5f554c">${escapeHtml(label)}</td><td class="ink" style="${CELL};padding:4px 0;color:#221c17;overflow-wrap:anywhere">${linesHtmlOf(value)}</td></tr>`

const linesHtmlOf = (value: Fact[1]): string => [value].flat().map(escapeHtml).join('<br>')

const BOLD: ReadonlySet<string> = new Set(['Total', 'Owed', 'Still owed'])

const totalHtml = ([label, value]: Fact): string => {
  const weight = BOLD.has(label) ? 700 : 400
  const [space, line] = label === 'Total' ? ['8px', ';border-top:1px solid #e2dad0'] : ['3px', '']
  const style = `${CELL}${line};color:#221c17;font-weight:${weight}`
  return `<tr><td class="ink rule" style="${style};padding:${space} 12px 3px 0">${escapeHtml(label)}</td><td class="ink rule" align="right" style="${style};padding:${space} 0 3px;white-space:nowrap">${linesHtmlOf(value)}</td></tr>`
}

function linesHtml(
  { title, lines }: Extract<Block, { kind: 'lines' }>,
  pictures: ReadonlyMap<string, string>,
): string {
  const hasPictures = lines.some(({ model }) => pictures.has(model))
  const rows = lines.map(
    ({ model, name, note, amount }) =>
      `<tr>${hasPictures ? pictureHtml(pictures.get(model)) : ''}<td class="rule" style="${CELL};border-top:1px solid #e2dad0;padding:10px 12px 10px 0;overflow-wrap:anywhere"><span class="ink" style="color:#221c17;font-weight:600">${escapeHtml(name)}</span><br><span class="faint" style="color:#5f554c;font-size:14px">${escapeHtml(note)}</span></td><td class="rule ink" align="right" style="${CELL};border-top:1px solid #e2dad0;padding:10px 0;color:#221c17;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  )
  return `<h2 class="ink" style="margin:0 0 8px;font-size:17px;color:#221c17">${escapeHtml(title)}</h2><table ${TABLE}>${rows.join('')}</table>`
}

const SHOWN = MAIL_PICTURE / 2

/** Without an alternative text: the name stands beside it. */
const pictureHtml = (url: string | undefined): string =>
  `<td class="rule" width="${SHOWN}" style="${CELL};border-top:1px solid #e2dad0;padding:10px 12px 10px 0">${url === undefined ? '' : `<img src="${escapeHtml(url)}" alt="" width="${SHOWN}" height="${SHOWN}" style="display:block;border:0;border-radius:4px">`}</td>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** A telephone number stays on one line. */
const paragraphHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/\(\d{3}\) \d{3}-\d{4}/g, '<span style="white-space:nowrap">$&</span>')
