import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const page = style({
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${size.formColumn})`,
  padding: `${space[40]} ${vars.gutter}`,
  // keeps toasts at the top of the window from covering the heading
  '@media': { [media.lg]: { paddingTop: space[80] } },
})
export const wide = style({ gridTemplateColumns: `minmax(0, ${size.measure})` })
export const card = style({ display: 'grid', gap: space[16], minWidth: 0 })
export const group = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  selectors: { '& + &': { marginTop: space[24] } },
})
export const legend = style({ paddingBottom: space[12] })
export const step = style({ color: vars.color.muted, ...type.sm })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[16],
  justifyContent: 'space-between',
})
