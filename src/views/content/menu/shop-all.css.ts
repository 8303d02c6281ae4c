import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto auto',
  alignItems: 'start',
  gap: `${space[16]} ${space[24]}`,
  padding: space[16],
  maxWidth: '96vw',
})
globalStyle(`${panel} :is(a, span)`, {
  minHeight: size.chip,
  paddingBlock: space[4],
  paddingInline: space[8],
  ...type.sm,
})
export const group = style({ minWidth: 'max-content' })
export const wideGroup = style({ minWidth: 'max-content' })
/** Groups below each other in one column. */
export const stack = style({ display: 'grid', gap: space[16] })
export const title = style({
  ...type.xs,
  color: vars.color.subtle,
  textTransform: 'uppercase',
  paddingInline: space[8],
  paddingBottom: space[4],
})
export const list = style({
  listStyle: 'none',
  padding: 0,
  // a grid instead of CSS columns, so that both columns start at the same height
  selectors: {
    [`${wideGroup} &`]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', columnGap: space[16] },
  },
})
