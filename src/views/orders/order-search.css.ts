import { style } from '@vanilla-extract/css'
import { media, space } from '#src/ui/theme/scale.ts'

export const search = style({ display: 'block' })
/** On phones the text is above both days; the days stand beside it where there is room. */
export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 170px 170px' } },
})
export const text = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], gridColumn: '1 / -1' })
