import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars

const mark = {
  appearance: 'none',
  flex: 'none',
  width: size.check,
  height: size.check,
  border: `${stroke.hair} solid ${color.borderStrong}`,
  backgroundColor: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
} as const

export const checkMark = style(
  inUi({
    ...mark,
    borderRadius: radius.mark,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.text },
      '&:checked, &:indeterminate': { backgroundColor: color.primary, borderColor: color.primary },
      '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: stroke.thick },
      '&:disabled': { cursor: 'not-allowed', backgroundColor: color.surface2, borderColor: color.border },
    },
  }),
)
export const radioMark = style(
  inUi({
    ...mark,
    borderRadius: radius.chip,
    selectors: {
      '&:checked': { borderColor: color.primary, borderWidth: size.radioRing },
      '&:disabled': { cursor: 'not-allowed', backgroundColor: color.surface2 },
    },
  }),
)
export const checkBox = style(inUi({ position: 'relative', display: 'inline-grid', flex: 'none' }))
export const tick = style(
  inUi({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.onPrimary,
    pointerEvents: 'none',
    opacity: 0,
    selectors: { 'input:checked + &': { opacity: 1 }, 'input:disabled + &': { color: color.subtle } },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
)

export const row = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'start',
    gap: space[12],
    minHeight: size.target,
    paddingBlock: space[8],
    cursor: 'pointer',
  }),
)
export const below = style(
  inUi({ display: 'block', paddingInlineStart: `calc(${size.check} + ${space[12]})` }),
)
export const lead = style(inUi({ display: 'grid', placeItems: 'center', height: vars.text.base.line }))
export const texts = style(inUi({ display: 'grid', flex: '1 1 8rem', gap: space[2] }))
export const description = style(inUi({ ...type.sm, color: color.muted }))

export const group = style(inUi({ display: 'grid', gap: space[12] }))
export const legend = style(inUi({ fontWeight: weight.semibold, marginBottom: space[8] }))
export const cards = style(inUi({ display: 'grid', gap: space[8] }))
export const sideBySide = style(
  inUi({ '@media': { [media.sm]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } } }),
)
export const radioCard = style(
  inUi({
    borderRadius: radius.button,
    border: `${stroke.hair} solid ${color.borderStrong}`,
    backgroundColor: color.surface,
    transition: `border-color ${motion.press}, box-shadow ${motion.press}`,
    selectors: {
      '&:hover': { borderColor: color.text },
      '&:has(> label > span > input:checked)': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${color.primary}`,
      },
      '&:has(> label > span > input:disabled)': { borderColor: color.border, color: color.subtle },
    },
  }),
)
export const radioRow = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[4]} ${space[12]}`,
    minHeight: size.target,
    padding: `${space[12]} ${space[16]}`,
    cursor: 'pointer',
  }),
)
export const radioLabel = style(inUi({ fontWeight: weight.semibold }))
export const aside = style(
  inUi({
    marginInlineStart: 'auto',
    color: color.muted,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const inside = style(
  inUi({ padding: `${space[4]} ${space[16]} ${space[16]}`, display: 'grid', gap: space[16] }),
)
