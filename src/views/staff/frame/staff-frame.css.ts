import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`
const SIDE = '220px'

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  background: color.surface,
  borderBottom: hair,
  '@media': { [media.short]: { position: 'relative' }, [media.print]: { position: 'relative' } },
})
/** As high as in the served document, its line included. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  height: `calc(${size.headerCompact} - ${stroke.hair})`,
  paddingInline: vars.gutter,
  '@media': { [media.belowLg]: { paddingInlineEnd: space[4] } },
})
// offset of what sticks below the header
globalStyle(`:root:has(${header})`, {
  vars: { [vars.header]: size.headerCompact },
  '@media': { [media.short]: { vars: { [vars.header]: space[0] } } },
})
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
})
export const desk = style({
  ...type.sm,
  paddingInlineStart: space[12],
  borderInlineStart: hair,
  color: color.muted,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
})
export const wideOnly = style([actions, { '@media': { [media.belowLg]: { display: 'none' } } }])
export const narrowOnly = style({
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { display: 'none' } },
})
export const person = style({ ...type.sm, fontWeight: weight.semibold })
export const action = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.compact,
  paddingInline: space[8],
})
export const menuActions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  marginTop: space[16],
  paddingTop: space[16],
  borderTop: hair,
})
globalStyle(`${menuActions} > *`, { paddingInline: space[12] })
export const connection = style({ position: 'sticky', top: vars.header, zIndex: layer.header - 1 })
export const single = style({ display: 'grid', flexGrow: 1, gridTemplateColumns: 'minmax(0, 1fr)' })
export const columns = style([
  single,
  { '@media': { [media.lg]: { gridTemplateColumns: `${SIDE} minmax(0, 1fr)` } } },
])
export const side = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'sticky',
      top: vars.header,
      alignSelf: 'start',
      height: `calc(100dvh - ${vars.header})`,
      overflowY: 'auto',
      padding: `${space[16]} ${space[12]}`,
      borderInlineEnd: hair,
      background: color.surface,
    },
    [media.print]: { display: 'none' },
  },
})
export const main = style({
  width: '100%',
  maxWidth: size.container,
  outline: 'none',
  padding: `${space[24]} ${vars.gutter} ${space[40]}`,
  '@media': { [media.print]: { padding: 0 } },
})
export const areas = style({ display: 'grid', gap: space[16] })
export const area = style({
  ...type.xs,
  padding: `0 ${space[12]} ${space[4]}`,
  color: color.muted,
  fontWeight: weight.semibold,
})
export const navLink = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.compact,
  paddingInline: space[12],
  borderRadius: radius.input,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current]': {
      background: color.surface2,
      color: color.link,
      fontWeight: weight.semibold,
      boxShadow: `inset ${stroke.ring} 0 ${color.link}`,
    },
  },
  '@media': {
    [media.belowLg]: { minHeight: size.target },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${stroke.thick} solid Highlight` } },
    },
  },
})
