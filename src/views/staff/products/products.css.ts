import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const hair = `${stroke.hair} solid ${vars.color.border}`

export const wide = style({ gridColumn: '1 / -1' })
export const group = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[16],
  borderTop: hair,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const heading = style([type.cardHeading, wide])
export const prices = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const several = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
export const changes = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[16] })
export const history = style({ display: 'grid', gap: space[16], listStyle: 'none', margin: 0, padding: 0 })
