import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
const THREE = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)'

/** From 992 px the summary is beside the form, so the name gets a row of its own again. */
export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.sm]: { gridTemplateColumns: THREE },
    [media.lg]: { gridTemplateColumns: '1fr 1fr' },
    [media.xl]: { gridTemplateColumns: THREE },
  },
})
export const wholeRow = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.sm]: { gridColumn: 'auto' },
    [media.lg]: { gridColumn: '1 / -1' },
    [media.xl]: { gridColumn: 'auto' },
  },
})
export const mark = style({ display: 'grid', paddingInlineEnd: space[12] })
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
