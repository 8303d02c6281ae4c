import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const group = style(
  inUi({ borderTop: `${stroke.hair} solid ${color.border}`, paddingBlock: space[4] }),
)
export const legend = style(inUi({ width: '100%' }))
export const toggle = style(
  inUi({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: '100%',
    minHeight: size.target,
    fontWeight: weight.semibold,
  }),
)
export const list = style(inUi({ paddingBottom: space[8] }))
export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.chip,
    ...type.sm,
    cursor: 'pointer',
    selectors: { '&:has(input:disabled)': { color: color.subtle, cursor: 'not-allowed' } },
    '@media': { [media.touch]: { minHeight: size.target } },
  }),
)
export const count = style(
  inUi({ marginInlineStart: 'auto', color: color.subtle, fontVariantNumeric: 'tabular-nums' }),
)
export const more = style(
  inUi({
    minHeight: size.chip,
    ...type.sm,
    fontWeight: weight.medium,
    color: color.link,
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.touch]: { minHeight: size.target } },
  }),
)
