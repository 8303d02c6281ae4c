import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const row = style({ display: 'flex', gap: space[12], alignItems: 'center' })
export const thumb = style({ borderRadius: radius.input, flexShrink: 0 })
/** As wide as a thumbnail, so that the texts are aligned. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  flexShrink: 0,
  color: vars.color.muted,
})
export const text = style({ display: 'grid', minWidth: 0 })
export const name = style({ overflowWrap: 'anywhere' })
export const match = style({ fontWeight: weight.bold })
export const meta = style({ ...type.xs, color: vars.color.muted })
export const model = style({ fontFamily: vars.font.mono })
export const price = style({
  ...type.sm,
  marginInlineStart: 'auto',
  flexShrink: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
})
/** Of the active option. */
export const hint = style({
  ...type.xs,
  display: 'none',
  selectors: { '[aria-selected="true"] &': { display: 'block' } },
})
export const all = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.chip,
  color: vars.color.link,
  fontWeight: weight.semibold,
})
