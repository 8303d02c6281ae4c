import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`
const BAR = `calc(${size.target} + 2 * ${space[8]} + ${stroke.hair})`

export const write = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const column = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const heading = style({ ...type.md })
export const note = style({ color: color.muted, ...type.sm })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })
export const code = style({ flex: '1 1 220px', minWidth: 0 })
export const skeleton = style({ height: '88px', borderRadius: radius.card })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderTop: hair })
/** A card on phones: the choice beside the product, below them cases and prices. */
export const row = style({
  display: 'grid',
  gap: `${space[8]} ${space[12]}`,
  gridTemplateColumns: `${size.target} ${size.thumb} minmax(0, 1fr)`,
  gridTemplateAreas: '"choice thumb text" "state state state" "cases cases money"',
  alignItems: 'center',
  paddingBlock: space[12],
  borderBottom: hair,
  // rows far below the screen are laid out when they come near it
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 150px',
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${size.target} ${size.thumb} minmax(0, 1fr) 160px 108px 132px`,
      gridTemplateAreas: '"choice thumb text state cases money"',
      containIntrinsicSize: 'auto 81px',
    },
  },
})
export const choice = style({
  gridArea: 'choice',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target,
  cursor: 'pointer',
})
export const thumb = style({ gridArea: 'thumb', borderRadius: radius.input })
export const text = style({ gridArea: 'text', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: weight.semibold })
export const state = style({
  gridArea: 'state',
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minWidth: 0,
})
export const cases = style({ gridArea: 'cases' })
export const money = style({
  gridArea: 'money',
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const before = style({ color: color.muted, whiteSpace: 'nowrap', ...type.sm })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  position: 'sticky',
  bottom: 0,
  zIndex: layer.stickyBar,
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `${space[8]} ${vars.gutter} calc(${space[8]} + env(safe-area-inset-bottom))`,
  borderTop: hair,
  background: color.surface,
  '@media': {
    [media.lg]: { marginInline: 0, paddingInline: space[16] },
    [media.short]: { position: 'static' },
  },
})
globalStyle(`:root:has(${bar})`, { vars: { [vars.stickyBar]: BAR } })
export const total = style({ fontWeight: weight.semibold })
export const reasons = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
export const reason = style({ display: 'grid', overflowWrap: 'anywhere' })
