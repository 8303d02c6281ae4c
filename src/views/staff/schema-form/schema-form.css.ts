import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

export const section = style({
  minWidth: 0,
  border: hair,
  borderRadius: radius.input,
  background: color.surface,
})
export const sectionButton = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: size.target,
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  borderRadius: radius.input,
})
export const mark = style({
  display: 'grid',
  color: color.muted,
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
})
export const sectionTitle = style({ ...type.sm, fontWeight: weight.semibold, whiteSpace: 'nowrap' })
/** On one line, beside or below the title. */
export const summary = style({
  ...type.sm,
  flex: '1 1 8rem',
  ...type.ellipsis,
  color: color.muted,
})
export const sectionBody = style({ padding: `${space[8]} ${space[12]} ${space[16]}` })
export const list = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' })
export const listLabel = style({ fontWeight: weight.semibold })
export const help = style({ ...type.sm, color: color.muted })
export const problem = style({ ...type.sm, color: color.danger })
export const items = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' })
export const itemHead = style({ display: 'flex', alignItems: 'center' })
export const itemTools = style({ display: 'flex', flex: 'none' })
globalStyle(`${itemTools} > button`, { width: size.compact })
globalStyle(`${itemTools} > button[aria-disabled]`, { opacity: 0.35 })
export const removed = style({
  padding: `${space[8]} ${space[12]}`,
  border: `${stroke.hair} dashed ${color.borderStrong}`,
  borderRadius: radius.input,
})
export const kinds = style({ display: 'grid', gap: space[4] })
export const kind = style({
  display: 'grid',
  width: '100%',
  padding: space[12],
  borderRadius: radius.input,
  selectors: { '&:hover': { background: color.surface2 } },
})
export const thumb = style({
  width: size.thumbLarge,
  height: size.thumb,
  objectFit: 'cover',
  borderRadius: radius.mark,
})
export const grid = style({ overflowX: 'auto' })
export const cells = style({ width: '100%' })
globalStyle(`${cells} :is(th, td)`, { padding: space[2] })
export const cell = style({
  ...type.sm,
  width: '100%',
  minWidth: '7rem',
  minHeight: size.compact,
  padding: `${space[4]} ${space[8]}`,
  border: hair,
  borderColor: color.borderStrong,
  borderRadius: radius.mark,
  background: color.bg,
  selectors: { 'th > &': { fontWeight: weight.semibold } },
})
