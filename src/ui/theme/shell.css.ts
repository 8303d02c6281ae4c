import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media, size, space, stroke } from './scale.ts'
import { type } from './typography.ts'

/** The header in the served HTML, replaced in place by the rendered one; of the staff desk with a class. */
const bar = '#shell'
const desk = `${bar}.desk`

globalStyle(bar, {
  display: 'flex',
  alignItems: 'center',
  height: size.headerCompact,
  '@media': { [media.lg]: { height: size.header } },
  paddingInline: `max(${vars.gutter}, calc((100% - ${size.container}) / 2 + ${vars.gutter}))`,
  borderBottom: `${stroke.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
  ...type.cardHeading,
})
globalStyle(`${bar}::before`, { content: 'attr(data-name)', ...type.ellipsis })
globalStyle(`${bar}::after`, {
  content: '"Loading"',
  marginInlineStart: 'auto',
  padding: space[8],
  color: vars.color.subtle,
  whiteSpace: 'nowrap',
  ...type.sm,
})
/** As the header of the desk, whose name stands beside the mark. */
globalStyle(desk, {
  height: size.headerCompact,
  '@media': { [media.lg]: { height: size.headerCompact } },
  paddingInline: vars.gutter,
})
globalStyle(`${desk}::before`, { marginInlineStart: `calc(${size.logo} + ${space[8]})` })
globalStyle(`${desk}::after`, { content: '"Staff desk"', marginInlineStart: 0 })
