import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
    [media.belowMd]: { columnGap: space[12] },
  },
})
export const wholeRow = style({
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'auto' } },
})
export const mark = style({ paddingInlineEnd: space[12] })
export const fee = style({ ...type.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  columnGap: space[8],
  '@media': { [media.md]: { flexDirection: 'row', flexWrap: 'wrap' } },
})
export const dot = style({
  paddingBlock: space[4],
  '@media': { [media.belowMd]: { display: 'none' } },
})
export const link = style({
  padding: `${space[4]} 0`,
  border: 0,
  background: 'none',
  color: color.link,
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
  font: 'inherit',
})
export const deadlines = style({ listStyle: 'none', padding: 0, ...type.sm, color: color.muted })
export const credit = style({ fontWeight: weight.semibold })
