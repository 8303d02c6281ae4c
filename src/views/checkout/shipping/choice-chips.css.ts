import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars

export const group = style({ display: 'grid', gap: space[8] })
export const legend = style({ fontWeight: weight.semibold })
export const hint = style({ ...type.sm, color: color.muted })
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: space[8],
})
export const chip = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target,
  padding: `${space[8]} ${space[12]}`,
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.surface,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': {
      backgroundColor: color.primary,
      borderColor: color.primary,
      color: color.onPrimary,
      fontWeight: weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `${stroke.ring} solid ${color.focus}`, outlineOffset: stroke.thick },
    '&:has(:disabled)': { cursor: 'not-allowed', borderColor: color.border },
    '&:has(:disabled):not(:has(:checked))': { color: color.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${stroke.ring} solid Highlight` } },
    },
  },
})
/** The native radio covers the chip, for pointers and assistive technology. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' })
export const error = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.danger,
  fontWeight: weight.semibold,
})
export const more = style({ display: 'flex' })
export const chipSkeleton = style({ minHeight: size.target, borderRadius: radius.button })
