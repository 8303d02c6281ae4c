import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'

/** The pages around the builder: one column, a head with its buttons, and a sentence below it. */
export const page = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[24]} ${vars.gutter} ${space[56]}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const lead = style({ color: vars.color.muted, maxWidth: size.measure })
