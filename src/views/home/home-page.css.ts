import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'

const { color } = vars

export const page = style({ display: 'grid', gap: space[56], paddingBlock: space[40] })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBottom: space[16],
})
export const rail = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
// three columns show six, so that no row is left half empty
globalStyle(`${rail} > :nth-child(n + 7)`, {
  '@media': { [`${media.lg} and (max-width: 1199.98px)`]: { display: 'none' } },
})
export const bone = style({ minHeight: '420px' })
export const categories = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const category = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: size.thumb,
  paddingInline: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.primary, color: color.link } },
})
