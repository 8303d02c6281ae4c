import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const toggle = style({
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.target,
  padding: `${space[8]} ${space[16]}`,
  background: color.surface,
  color: color.link,
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.button,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  '@media': { [media.lg]: { display: 'none' } },
})
export const toggleTotal = style({ ...type.price, color: color.text, marginInlineStart: 'auto' })
export const panel = style({
  '@media': {
    [media.belowLg]: { marginTop: space[8], selectors: { '&[data-open="false"]': { display: 'none' } } },
  },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
  paddingBottom: space[12],
})
export const heading = style({ ...type.tileTitle })
export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space[12] })
export const lines = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'stretch',
  paddingBottom: space[16],
  marginBottom: space[12],
  borderBottom: `${stroke.hair} solid ${color.border}`,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumb} minmax(0, 1fr) auto`,
  gap: space[12],
  alignItems: 'center',
})
export const thumb = style({
  display: 'block',
  width: size.thumb,
  height: size.thumb,
  borderRadius: radius.input,
  objectFit: 'cover',
})
export const text = style({ display: 'grid', gap: space[2] })
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const meta = style({ ...type.sm, color: color.subtle })
