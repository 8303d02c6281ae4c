import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

export const tabs = style({
  display: 'flex',
  flex: 'none',
  borderBottom: hair,
  background: color.surface,
  overflowX: 'auto',
})
export const tab = style({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: size.target,
  paddingInline: space[12],
  borderBottom: `${stroke.thick} solid transparent`,
  ...type.sm,
  fontWeight: weight.semibold,
  color: color.muted,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { borderColor: color.primary, color: color.text },
    '&:focus-visible': { outlineOffset: `-${stroke.ring}` },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
})
