import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space } from '#src/ui/theme/scale.ts'

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
