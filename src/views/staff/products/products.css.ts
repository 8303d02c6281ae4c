import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const hair = `${stroke.hair} solid ${vars.color.border}`

/** Beside the product; on narrower screens instead of it. */
export const asideProduct = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'grid' } },
})
export const back = style({ '@media': { [media.xl]: { display: 'none' } } })
/** Beside the list only: below it nobody looks for it. */
export const hint = style({ display: 'none', '@media': { [media.xl]: { display: 'block' } } })
export const search = style({ display: 'flex', gap: space[8], alignItems: 'end' })
export const searchField = style({ flex: 1, minWidth: 0 })
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: hair,
  borderRadius: radius.input,
  '@media': { [media.xl]: { maxHeight: '75vh', overflowY: 'auto' } },
})
export const row = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
})
export const end = style({ textAlign: 'end' })
export const wide = style({ gridColumn: '1 / -1' })
export const minor = style({ color: vars.color.muted, ...type.sm })
export const detail = style({ minWidth: 0, overflowWrap: 'anywhere' })
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
