import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars

export const field = style(inUi({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 }))
export const beside = style(
  inUi({ gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space[8] }),
)
export const labelRow = style(
  inUi({ display: 'flex', justifyContent: 'space-between', gap: space[8], ...type.base }),
)
export const label = style(inUi({ fontWeight: weight.semibold }))
export const optional = style(inUi({ ...type.sm, color: color.subtle, alignSelf: 'end' }))
export const hint = style(inUi({ ...type.sm, color: color.subtle }))
export const error = style(
  inUi({
    display: 'flex',
    gap: space[4],
    ...type.sm,
    fontWeight: weight.semibold,
    color: color.danger,
  }),
)

export const control = style(
  inUi({
    width: '100%',
    minWidth: 0,
    minHeight: size.target,
    padding: `${space[8]} ${space[12]}`,
    border: `${stroke.hair} solid ${color.borderStrong}`,
    borderRadius: radius.input,
    backgroundColor: color.surface,
    color: color.text,
    ...type.input,
    transition: `border-color ${motion.press}, box-shadow ${motion.press}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.text },
      '&[aria-invalid="true"]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${color.danger}`,
      },
      '&:disabled, &:read-only:not(select)': { backgroundColor: color.surface2 },
      '&:disabled': { color: color.subtle },
    },
  }),
)

export const frame = style(inUi({ position: 'relative', display: 'grid' }))
export const end = style(
  inUi({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    color: color.muted,
  }),
)
export const besideMark = style(inUi({ paddingInlineEnd: space[8] }))
export const padding = styleVariants({
  none: {},
  icon: inUi({ paddingInlineEnd: size.target }),
  wide: inUi({ paddingInlineEnd: space[80] }),
})
export const area = style(inUi({ minHeight: size.textArea, resize: 'vertical' }))
export const select = style(
  inUi({
    appearance: 'none',
    paddingInlineEnd: space[40],
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 1 } },
  }),
)
export const chevron = style(
  inUi({
    position: 'absolute',
    insetInlineEnd: space[12],
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    color: color.muted,
  }),
)
