import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

/** Always night, in every theme: the words lie on the picture. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(70dvh, 620px)',
  overflow: 'hidden',
  background: fixedColors.night,
  color: fixedColors.paper,
})
export const sky = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  '@media': {
    [media.lg]: {
      left: '40%',
      width: '60%',
      objectPosition: '50% 40%',
      maskImage: 'linear-gradient(to right, transparent, black 30%)',
    },
  },
})
export const words = style({
  position: 'relative',
  display: 'grid',
  gap: space[16],
  width: '100%',
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[56]} ${vars.gutter}`,
  background: `linear-gradient(to top, ${fixedColors.night} 30%, transparent)`,
  '@media': { [media.lg]: { background: 'none' } },
})
export const headline = style({ ...type.hero, color: fixedColors.paper, maxWidth: '12ch' })
export const lead = style({ ...type.lg, fontFamily: vars.font.body, maxWidth: '36ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
/** The outline of the theme would be lost on the night. */
export const onNight = style({
  color: fixedColors.paper,
  borderColor: fixedColors.paper,
  selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, ${fixedColors.paper} 16%, transparent)` } },
})
export const credit = style({ ...type.sm })
export const creditLink = style({ color: fixedColors.paper })
