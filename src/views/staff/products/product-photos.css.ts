import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, space } from '#src/ui/theme/scale.ts'

/** A photo of any ratio is shown whole. */
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: radius.input,
  background: vars.color.surface2,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const name = style({ overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', gap: space[4] })
export const progress = style({ width: '100%', accentColor: vars.color.primary })
export const problems = style({ margin: 0, paddingInlineStart: space[20], overflowWrap: 'anywhere' })
