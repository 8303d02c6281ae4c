import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto auto',
  gap: space[24],
  padding: space[16],
  maxWidth: '96vw',
  maxHeight: '80dvh',
  overflowY: 'auto',
})
export const group = style({ minWidth: 'max-content' })
export const wideGroup = style({ minWidth: 'max-content' })
export const title = style({
  ...type.xs,
  color: vars.color.subtle,
  textTransform: 'uppercase',
  paddingBottom: space[4],
})
export const list = style({
  listStyle: 'none',
  padding: 0,
  // a grid instead of CSS columns, so that both columns start at the same height
  selectors: {
    [`${wideGroup} &`]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', columnGap: space[16] },
  },
})
