import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const row = style({
  display: 'grid',
  gap: `${space[24]} ${space[16]}`,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.belowSm]: { gap: space[12] },
    [media.lg]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
})
export const effect = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  color: color.text,
  fontWeight: weight.semibold,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
})
/** A word that is longer than the column, such as Chrysanthemum on a phone, stands over it at both sides. */
export const label = style({
  minWidth: '100%',
  width: 'min-content',
  justifySelf: 'center',
  '@media': { [media.belowSm]: type.xs },
})
export const medal = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.round,
  border: `${stroke.thick} solid ${color.border}`,
  background: color.surface2,
  selectors: { [`${effect}:hover &`]: { borderColor: color.primary } },
})
