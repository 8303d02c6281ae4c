import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const line = `${stroke.hair} solid ${color.border}`

export const cards = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** One below the other, also where there is room beside. */
export const stacked = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const card = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const cardSkeleton = style({ display: 'grid', gap: space[16], minHeight: '260px' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})
export const heading = style({ ...type.md })
export const standing = style({ margin: 0 })
export const meta = style({ color: color.muted, ...type.sm, overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderTop: line })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  borderBottom: line,
})
export const rowText = style({ display: 'grid', gap: space[4], flex: '1 1 220px', minWidth: 0 })
export const rowName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: weight.semibold,
})
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const download = style({ ...type.sm })
globalStyle(`${download} a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target })
export const question = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const upload = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
/** Only where there is likely a camera. */
export const onlyTouch = style({ display: 'none', '@media': { [media.touch]: { display: 'contents' } } })
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.input,
  backgroundColor: color.surface2,
})
export const fileName = style({ overflowWrap: 'anywhere', minWidth: 0 })
export const progress = style({ width: '100%', accentColor: color.link })
