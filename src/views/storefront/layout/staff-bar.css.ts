import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const bar = style({
  ...type.sm,
  position: 'sticky',
  top: 0,
  zIndex: layer.stickyBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  height: size.staffBar,
  paddingInline: vars.gutter,
  color: color.warn,
  background: color.warnBg,
})
export const who = style({
  ...type.ellipsis,
  fontWeight: weight.semibold,
})
export const action = style({
  flexShrink: 0,
  minHeight: size.smallest,
  padding: `0 ${space[4]}`,
  border: 'none',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  textDecoration: 'underline',
  cursor: 'pointer',
})
export const onlyWide = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const onlyNarrow = style({ '@media': { [media.lg]: { display: 'none' } } })

// offset of elements that stick below the header
globalStyle(`:root:has(${bar})`, { vars: { [vars.staffBar]: size.staffBar } })
