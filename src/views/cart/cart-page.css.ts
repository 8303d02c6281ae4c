import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const LINE = '100px'

export const page = style({ display: 'grid', gap: space[24], paddingBlock: space[24] })
export const count = style({
  ...type.md,
  fontFamily: vars.font.body,
  fontWeight: weight.medium,
  letterSpacing: 'normal',
  color: vars.color.muted,
})
/** Reserves the height of the buttons, whose chunk loads later: a row, on a phone two. */
export const actions = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  minHeight: size.target,
  '@media': { [media.belowSm]: { minHeight: `calc(2 * ${size.target} + ${space[12]})` } },
})
export const head = style({ minHeight: size.target })
export const skeleton = style({ display: 'grid', gap: space[12] })
export const skeletonLine = style({ height: LINE, borderRadius: radius.card })
export const skeletonSummary = style({ height: `calc(4 * ${LINE})`, borderRadius: radius.card })
export const help = style({ ...type.sm, color: vars.color.muted })
export const problemGroups = style({ display: 'grid', gap: space[20], paddingTop: space[4] })
export const problemGroup = style({ display: 'grid', gap: space[12] })
export const problems = style({ paddingInlineStart: space[20] })
