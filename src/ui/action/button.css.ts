import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#src/ui/theme/contract.css.ts'
import { chosenInForcedColors, inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars
const live = '&:hover:not([aria-disabled="true"], [aria-busy="true"])'

/** Class of a button or of a link that looks like one: `<Link className={buttonStyle({ tone: 'primary' })}>`. */
export const buttonStyle = recipe({
  base: inUi({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minHeight: size.target,
    padding: `${space[8]} ${space[20]}`,
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.button,
    ...type.base,
    fontWeight: weight.semibold,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${motion.press}, border-color ${motion.press}, color ${motion.press}`,
    selectors: { '&[aria-disabled="true"]': { opacity: 0.62, filter: 'saturate(.4)' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
  variants: {
    tone: {
      primary: inUi({
        backgroundColor: color.primary,
        color: color.onPrimary,
        selectors: { [live]: { backgroundColor: color.primaryHover } },
      }),
      secondary: inUi({
        backgroundColor: color.surface,
        borderColor: color.borderStrong,
        color: color.text,
        ...chosenInForcedColors('&[aria-pressed="true"]'),
        selectors: {
          [live]: { backgroundColor: color.surface2 },
          '&[aria-pressed="true"]': {
            backgroundColor: color.surface2,
            borderColor: color.link,
            boxShadow: `inset 0 0 0 ${stroke.hair} ${color.link}`,
            color: color.link,
          },
        },
      }),
      outline: inUi({
        borderColor: color.link,
        color: color.link,
        selectors: { [live]: { backgroundColor: color.surface2 } },
      }),
      quiet: inUi({ color: color.link, selectors: { [live]: { backgroundColor: color.surface2 } } }),
      danger: inUi({
        backgroundColor: color.danger,
        color: color.onDanger,
        selectors: { [live]: { filter: 'brightness(.92)' } },
      }),
    },
    size: {
      sm: inUi({ minHeight: size.compact, padding: `${space[4]} ${space[12]}`, ...type.sm }),
      md: {},
      lg: inUi({ minHeight: size.thumb, padding: `${space[12]} ${space[24]}`, ...type.md }),
    },
    wide: { true: inUi({ width: '100%' }), false: {} },
    tight: { true: inUi({ paddingInline: space[8] }), false: {} },
    /** aligns the label of a quiet button with the text above */
    flush: {
      true: inUi({ paddingInline: space[8], marginInline: `calc(-1 * (${space[8]} + ${stroke.hair}))` }),
      false: {},
    },
  },
  defaultVariants: { tone: 'secondary', size: 'md', wide: false, tight: false, flush: false },
})

export const label = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
  }),
)
export const busyMark = style(inUi({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }))
const column = { display: 'inline-flex', flexDirection: 'column', gap: space[4], maxWidth: '100%' } as const
export const explained = styleVariants({
  fit: inUi(column),
  wide: inUi({ ...column, width: '100%' }),
  flush: inUi({ ...column, alignItems: 'start' }),
})
export const unexplained = style(inUi({ display: 'contents' }))
export const reason = style(inUi({ ...type.sm, color: color.muted }))
