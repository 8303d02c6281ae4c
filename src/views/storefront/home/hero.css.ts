import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

/** Dark in every theme, because the text lies on the picture. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(70dvh, 620px)',
  overflow: 'hidden',
  background: fixedColors.night,
  color: fixedColors.paper,
})
/** The pictures share one horizon, so that side by side they form one scene. */
export const sky = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  '@media': { [media.lg]: { left: '22%', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
const ignite = keyframes({
  from: { opacity: 0.2, transform: 'scale(.97)' },
  to: { opacity: 1, transform: 'none' },
})
const opens = {
  animationName: ignite,
  animationDuration: '1.1s',
  animationTimingFunction: vars.motion.ease,
  animationFillMode: 'backwards',
} as const
export const scene = style([
  {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 30%',
    ...opens,
    ...whenMotionReduced({ animation: 'none' }),
  },
])
globalStyle(scene, {
  '@media': {
    [media.lg]: {
      width: '156%',
      maxWidth: 'none',
      marginInlineStart: '-28%',
      objectPosition: '50% 70%',
      mixBlendMode: 'lighten',
      maskImage: 'linear-gradient(to right, transparent, black 34%, black 66%, transparent)',
    },
  },
})
export const place = styleVariants({
  left: { gridArea: '1 / 1', animationDelay: '.35s' },
  center: { gridArea: '1 / 1', '@media': { [media.lg]: { gridArea: '1 / 2' } } },
  right: { gridArea: '1 / 3', animationDelay: '.7s' },
})
globalStyle(`${place.left}, ${place.right}`, { '@media': { [media.belowLg]: { display: 'none' } } })
export const text = style({
  position: 'relative',
  display: 'grid',
  gap: space[16],
  width: '100%',
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[80]} ${vars.gutter} ${space[40]}`,
  background: `linear-gradient(to top, ${fixedColors.night} 40%, transparent)`,
  '@media': { [media.lg]: { background: 'none', paddingBottom: space[56] } },
})
/** A gradient behind the text for contrast with any picture. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  background: `linear-gradient(to right, ${fixedColors.night} 24%, transparent 58%)`,
  '@media': { [media.lg]: { display: 'block' } },
})
export const headline = style({ ...type.hero, color: fixedColors.paper, maxWidth: '8em' })
/** There for the focus, and not seen to change. */
export const unknown = style({ opacity: 0 })
export const lead = style({ ...type.lg, fontFamily: vars.font.body, maxWidth: '22.7em' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
/** Colors for a dark background in every theme. */
export const lit = style({
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:hover': { filter: 'brightness(1.1)' } },
})
export const onNight = style({
  color: fixedColors.paper,
  borderColor: fixedColors.paper,
  selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, ${fixedColors.paper} 16%, transparent)` } },
})
/** Reserves the height before the products are loaded: two lines on a phone. */
export const credit = style({
  ...type.sm,
  minHeight: `calc(2 * ${vars.text.sm.line})`,
  '@media': { [media.lg]: { minHeight: vars.text.sm.line } },
})
export const creditLink = style({ color: fixedColors.paper })
