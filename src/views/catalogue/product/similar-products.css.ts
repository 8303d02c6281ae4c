import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/ui/theme/scale.ts'

export const section = style({
  display: 'grid',
  gap: space[16],
  gridColumn: '1 / -1',
  paddingTop: space[16],
  // in one column below the height scale
  '@media': { [media.belowLg]: { order: 2 } },
})
export const row = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.tile}, 100%), 1fr))`,
  listStyle: 'none',
  padding: 0,
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
