import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

const fill = (backgroundColor: string, ink: string) => inUi({ backgroundColor, color: ink })

export const badge = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    padding: `${space[2]} ${space[8]}`,
    borderRadius: radius.mark,
    border: `${stroke.hair} solid transparent`,
    ...type.xs,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
  }),
)
export const tone = styleVariants({
  neutral: fill(color.surface2, color.text),
  paper: fill(fixedColors.paper, fixedColors.ink),
  primary: fill(color.primary, color.onPrimary),
  accent: fill(color.accent, color.onAccent),
  success: fill(color.successBg, color.success),
  warn: fill(color.warnBg, color.warn),
  danger: fill(color.dangerBg, color.danger),
  info: fill(color.infoBg, color.info),
})
export const count = style(
  inUi({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: size.badge,
    height: size.badge,
    paddingInline: space[4],
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.chip,
    ...type.xs,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** On the upper corner of its parent without covering its icon. */
export const cornered = style(
  inUi({ position: 'absolute', top: `calc(-1 * ${space[4]})`, insetInlineEnd: `calc(-1 * ${space[8]})` }),
)
export const stock = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    ...type.sm,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
  }),
)
export const stockInk = styleVariants({
  success: inUi({ color: color.success }),
  warn: inUi({ color: color.warn }),
  danger: inUi({ color: color.danger }),
})
export const stockDot = style(
  inUi({ width: size.dot, height: size.dot, borderRadius: radius.chip, backgroundColor: 'currentColor' }),
)
