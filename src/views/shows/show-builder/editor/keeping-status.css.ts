import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const keeping = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[4] })
/** Takes no height of its own, so that nothing moves when it comes and goes. */
export const retry = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${space[8]})`,
  '@media': { [media.lg]: { maxWidth: '80px' }, [media.xxl]: { maxWidth: 'none' } },
})
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minWidth: '72px',
  ...type.xs,
  color: color.subtle,
  whiteSpace: 'nowrap',
  // between drawers and panels there is little room
  '@media': {
    [media.lg]: { whiteSpace: 'normal', maxWidth: '104px' },
    [media.xxl]: { whiteSpace: 'nowrap', maxWidth: 'none' },
  },
})
export const statusAtRisk = style({ color: color.danger, fontWeight: weight.semibold })
