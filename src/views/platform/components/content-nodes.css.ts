import { globalStyle, style as rule, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const text = rule({ maxWidth: size.measure, minWidth: 0 })
export const scroller = rule({ overflowX: 'auto', borderRadius: radius.input })
/** The style flags of content text. */
export const style = styleVariants({
  strikethrough: { textDecoration: 'line-through' },
  emphasize: { fontWeight: weight.semibold },
  muted: { color: color.muted },
  small: type.sm,
})

const inText = (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, declarations)

globalStyle(`${text} > * + *`, { marginTop: space[16] })
globalStyle(`${text} > * + h2`, { marginTop: space[40] })
globalStyle(`${text} > * + h3`, { marginTop: space[32] })
globalStyle(`${text} > * + h4`, { marginTop: space[24] })
inText('h4', { fontWeight: weight.semibold })
inText('ul', { listStyle: 'disc', paddingInlineStart: space[24] })
inText('ol', { listStyle: 'decimal', paddingInlineStart: space[24] })
inText('li + li', { marginTop: space[8] })
inText(':is(li, blockquote, details) > * + *', { marginTop: space[8] })
inText('blockquote', {
  borderInlineStart: `${stroke.edge} solid ${color.primary}`,
  paddingInlineStart: space[16],
  color: color.muted,
})
inText('img', { borderRadius: radius.input })
inText('figcaption', { ...type.sm, paddingTop: space[8], color: color.muted })
inText('pre', {
  whiteSpace: 'pre-wrap',
  padding: space[16],
  borderRadius: radius.input,
  backgroundColor: color.surface2,
})
inText('table', { width: '100%', ...type.sm, fontVariantNumeric: 'tabular-nums' })
inText(':is(th, td)', {
  padding: `${space[8]} ${space[12]}`,
  borderBottom: `${stroke.hair} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
inText('th', { color: color.muted, fontWeight: weight.semibold })
inText('summary', { minHeight: size.target, paddingBlock: space[8], fontWeight: weight.semibold })
inText(':is(sub, sup)', { fontSize: '.75em', lineHeight: 0 })
inText('small', type.sm)
