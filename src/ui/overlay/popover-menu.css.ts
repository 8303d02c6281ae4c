import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars

export const trigger = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: size.target,
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius.button,
    fontWeight: weight.semibold,
    ...type.base,
    selectors: { '&:hover': { backgroundColor: color.surface2 } },
  }),
)
export const panel = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    minWidth: size.popover,
    maxWidth: `calc(100vw - 2 * ${vars.gutter})`,
    maxHeight: '80dvh',
    overflow: 'auto',
    marginTop: space[4],
    padding: space[8],
    border: `${stroke.hair} solid ${color.border}`,
    borderRadius: radius.button,
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: color.shadow,
    opacity: 0,
    transition: `opacity ${motion.fade}, display ${motion.fade} allow-discrete, overlay ${motion.fade} allow-discrete`,
    selectors: { '&:popover-open': { opacity: 1 } },
    '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
    positionTryFallbacks: 'flip-block',
  }),
)
export const align = styleVariants({
  start: inUi({ positionArea: 'block-end span-inline-end' }),
  end: inUi({ positionArea: 'block-end span-inline-start' }),
})
export const list = style(inUi({ display: 'grid' }))
/** Class of an entry: a link or a button. */
export const menuEntry = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: size.target,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.input,
    color: color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.surface2 },
      '&[aria-current="page"]': { fontWeight: weight.semibold, color: color.link },
    },
  }),
)
