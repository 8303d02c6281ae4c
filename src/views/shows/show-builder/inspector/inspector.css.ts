import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

export const panel = style({ display: 'grid', gap: space[16], padding: space[16], alignContent: 'start' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumb} minmax(0, 1fr)`,
  gap: space[12],
  alignItems: 'center',
})
export const thumb = style({ width: size.thumb, height: size.thumb, borderRadius: '8px', objectFit: 'cover' })
export const title = style({ ...type.md, fontFamily: vars.font.body, fontWeight: weight.semibold })
export const overline = style({ ...type.xs, color: color.subtle })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[4],
  ...type.sm,
})
export const term = style({ color: color.subtle })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const heading = style({ ...type.sm, fontFamily: vars.font.body, fontWeight: weight.bold })
export const note = style({ ...type.sm, color: color.muted })
export const section = style({ display: 'grid', gap: space[12], paddingTop: space[16], borderTop: hair })
export const positionRow = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: hair,
  borderRadius: radius.button,
})
export const positionHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
})
export const list = style({ display: 'grid', gap: space[12] })
/** Small screens and drawers have the width for it. */
export const sketch = style({ display: 'block', width: '100%', height: 'auto' })
export const sky = style({ fill: color.surface2 })
export const line = style({ stroke: color.borderStrong, strokeWidth: 1, fill: 'none' })
export const crowd = style({ fill: color.muted })
export const mark = style({ fill: color.text })
export const direction = style({ stroke: color.link, strokeWidth: 2, strokeLinecap: 'round' })
export const label = style({ fill: color.text, fontSize: '11px', fontFamily: vars.font.body })
export const measure = style({ fill: color.muted, fontSize: '10px', fontFamily: vars.font.body })
