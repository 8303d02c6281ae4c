import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const list = style({ listStyle: 'none', padding: 0, margin: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbLarge} minmax(0, 1fr) auto auto`,
  gap: space[12],
  alignItems: 'center',
  padding: space[12],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 100px',
  selectors: { '& + &': { borderTop: `${stroke.hair} solid ${color.border}` } },
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(96px, auto) auto' } },
})
export const thumb = style({ display: 'block', borderRadius: radius.input })
export const words = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  gridColumnEnd: 'span 3',
  '@media': { [media.md]: { gridColumnEnd: 'auto' } },
})
export const name = style({ fontWeight: weight.semibold, color: color.text })
export const meta = style({ ...type.sm, color: color.muted })
export const model = style({ fontFamily: vars.font.mono })
export const message = style({ ...type.sm, color: color.warn, fontWeight: weight.medium })
export const quantity = style({
  gridColumnEnd: 'span 2',
  '@media': { [media.md]: { gridColumnEnd: 'auto' } },
})
export const total = style({ fontWeight: weight.semibold, textAlign: 'end' })
