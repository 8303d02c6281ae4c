import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const form = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** Aligned with the input, not with its label. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.md]: { paddingTop: `calc(${vars.text.base.line} + ${space[4]})` } },
})
export const stack = style({ display: 'grid', gap: space[16] })
export const ready = style({ color: color.success, fontWeight: weight.semibold })
export const error = style({ color: color.danger, fontWeight: weight.semibold })
export const code = style({ fontFamily: vars.font.mono })
export const note = style({ ...type.sm, color: color.muted, alignSelf: 'center' })
