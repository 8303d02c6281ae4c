import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

export const panel = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // wider screens show it in a dialog, which has its own
  '@media': { [media.belowLg]: { padding: `${space[16]} ${vars.gutter} ${space[24]}` } },
})
export const heading = style({ ...type.md, fontWeight: weight.bold })
export const note = style({ ...type.sm, color: color.muted })
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderTop: hair })
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbRow} minmax(0, 1fr) auto`,
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'start',
  paddingBlock: space[12],
  borderBottom: hair,
})
export const thumb = style({ width: size.thumbRow, height: size.thumbRow, borderRadius: radius.input })
export const text = style({ display: 'grid', gap: space[2], minWidth: 0, overflowWrap: 'anywhere' })
export const wide = style({ gridColumn: '1 / 3', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ ...type.sm, fontWeight: weight.semibold })
export const money = style({
  display: 'grid',
  justifyItems: 'end',
  ...type.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const cases = style({ fontWeight: weight.semibold })
export const below = style({
  display: 'grid',
  gap: space[8],
  gridColumn: '2 / -1',
  justifyItems: 'start',
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
})
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const value = style({ margin: 0, textAlign: 'end' })
export const total = style({ ...type.md, fontWeight: weight.bold })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'center' })
/** In sight below a long list. */
export const bar = style([
  actions,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingBlock: space[12],
    borderTop: hair,
    background: color.surface,
  },
])
export const barTotal = style({ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' })
export const papers = style({ display: 'grid', gap: space[8], paddingBottom: space[4] })
export const reasons = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
export const reason = style({ display: 'grid', overflowWrap: 'anywhere' })
