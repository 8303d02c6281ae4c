import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const field = style({ display: 'grid', gap: space[4], minWidth: 0, alignContent: 'start' })
export const fieldInLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
})
export const label = style({ ...type.sm, fontWeight: weight.semibold })
/** Where columns have headings, from 768 px on, it is for screen readers only. */
export const labelInColumn = style([
  label,
  {
    '@media': {
      [media.md]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
])
export const frame = style({
  display: 'flex',
  minWidth: 0,
  height: size.compact,
  outline: `${stroke.hair} solid ${color.borderStrong}`,
  outlineOffset: `-${stroke.hair}`,
  borderRadius: radius.button,
  background: color.surface,
  color: color.text,
  selectors: {
    '&:hover': { outlineColor: color.text },
    '&[data-invalid="true"]': { outlineColor: color.danger, outlineWidth: stroke.thick },
  },
  '@media': { [media.touch]: { height: size.target } },
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  borderRadius: radius.button,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface2 },
    '&[aria-disabled="true"]': { color: color.borderStrong },
  },
  '@media': { [media.touch]: { width: size.target } },
})
export const input = style({
  flex: '1 1 52px',
  width: '52px',
  minWidth: 0,
  border: 'none',
  borderRadius: radius.input,
  background: 'none',
  textAlign: 'center',
  ...type.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.touch]: type.input },
})
export const unit = style({ alignSelf: 'center', ...type.xs, color: color.subtle })
export const error = style({ ...type.xs, color: color.danger, overflowWrap: 'anywhere' })
export const hint = style({ ...type.xs, color: color.subtle })
const inner = {
  flex: '1 1 0',
  width: '100%',
  minWidth: 0,
  border: 'none',
  borderRadius: radius.button,
  background: 'none',
  color: color.text,
  ...type.sm,
} as const
export const select = style({
  ...inner,
  paddingInline: `${space[12]} ${space[32]}`,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 1, cursor: 'default' } },
  '@media': { [media.touch]: type.input },
})
export const chevron = style({
  alignSelf: 'center',
  marginInlineStart: `calc(-1 * ${space[32]})`,
  paddingInlineEnd: space[12],
  color: color.muted,
  pointerEvents: 'none',
})
export const text = style({
  ...inner,
  paddingInline: space[12],
  '@media': { [media.touch]: type.input },
})
