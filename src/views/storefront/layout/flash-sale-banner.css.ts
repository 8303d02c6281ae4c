import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, radius, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

/** Its one row shrinks to nothing, so that the page moves up without a jump. */
export const folding = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${vars.motion.enter} ${vars.motion.ease}, visibility 0s ${vars.motion.enter}`,
  ...whenMotionReduced({ transition: 'none' }),
  '@media': { ...whenMotionReduced({ transition: 'none' })['@media'], [media.print]: { display: 'none' } },
})
export const folded = style({ gridTemplateRows: '0fr', visibility: 'hidden' })
export const strip = style({
  ...type.sm,
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: vars.gutter,
  color: fixedColors.paper,
  background: fixedColors.banner,
  fontWeight: weight.semibold,
  textAlign: 'center',
  // as high as the button that closes it, without a height of its own that could not shrink
  selectors: { '&::before': { content: '', height: size.target } },
  // of two lines, because a text of about one line may take two in the other font
  '@media': {
    [media.belowSm]: {
      selectors: { '&::before': { height: `calc(2 * ${vars.text.sm.line} + 4 * ${space[4]})` } },
    },
  },
})
export const set = styleVariants({
  desktop: { display: 'none', '@media': { [media.lg]: { display: 'flex' } } },
  mobile: { display: 'flex', '@media': { [media.lg]: { display: 'none' } } },
})
/** A scrim behind the text for contrast with any background. */
export const text = style({
  margin: `${space[4]} ${size.target}`,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.input,
  background: fixedColors.scrim,
})
globalStyle(`${text} a`, {
  // on a line of its own before it is broken
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'underline',
  marginInlineStart: space[8],
})
export const close = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  borderRadius: radius.button,
  background: fixedColors.scrim,
})
