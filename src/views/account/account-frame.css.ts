import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'

const { color } = vars

export const frame = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[12]} ${vars.gutter} ${space[40]}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `220px minmax(0, 1100px)`,
      gap: space[40],
      alignItems: 'start',
      paddingTop: space[32],
    },
  },
})
export const nav = style({
  marginInline: `calc(-1 * ${vars.gutter})`,
  borderBottom: `${stroke.hair} solid ${color.border}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: `calc(${vars.header} + ${space[24]})`,
      marginInline: 0,
      borderBottom: 'none',
    },
  },
})
export const list = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  margin: 0,
  paddingInline: vars.gutter,
  listStyle: 'none',
  '@media': { [media.lg]: { flexDirection: 'column', gap: space[2], paddingInline: 0, overflow: 'visible' } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[12],
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: weight.semibold, boxShadow: `inset 0 -3px ${color.link}` },
  },
  '@media': {
    [media.lg]: {
      borderRadius: radius.input,
      selectors: { '&[aria-current]': { boxShadow: 'none', backgroundColor: color.surface2 } },
    },
  },
})
export const content = style({ minWidth: 0 })
