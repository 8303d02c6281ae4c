import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const panel = style({ display: 'grid', gap: space[16], alignContent: 'start', padding: space[16] })
export const lead = style({ fontWeight: weight.semibold })
export const note = style({ ...type.sm, color: color.muted })
export const heading = style({ ...type.sm, fontWeight: weight.bold })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[8]}`,
  paddingBlock: space[12],
  borderTop: `${stroke.hair} solid ${color.border}`,
})
export const mark = style({ color: color.warn, paddingTop: space[2] })
export const danger = style({ color: color.danger })
export const text = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ ...type.sm, fontWeight: weight.semibold })
export const cues = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[8]}` })
export const cue = style({
  minHeight: size.smallest,
  ...type.sm,
  color: color.link,
  textDecoration: 'underline',
  '@media': { '(pointer: coarse)': { minHeight: size.target } },
})
export const source = style({ ...type.xs, color: color.subtle })
