import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const finder = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  background: color.surface,
})
export const tools = style({ display: 'grid', gap: space[8], padding: `${space[12]} 14px ${space[8]}` })
export const search = style({
  width: '100%',
  height: '38px',
  paddingInline: space[12],
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.input,
  background: color.surface,
  color: color.text,
  ...type.sm,
  '@media': { [media.touch]: { ...type.input, height: size.target } },
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] })
export const results = style({
  // in a drawer, whose height is that of what it holds, all of it is shown
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '14px',
})
export const count = style({ ...type.xs, color: color.subtle, paddingBlock: space[4] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '54px minmax(0, 1fr) auto',
  gap: '10px',
  alignItems: 'center',
  minHeight: '69px',
  paddingBlock: '7px',
  borderBottom: `${stroke.hair} solid ${color.border}`,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-chosen="true"]': { background: color.surface2 },
  },
})
export const thumb = style({ width: '54px', height: '54px', borderRadius: '8px', objectFit: 'cover' })
export const name = style({
  display: 'block',
  width: '100%',
  minHeight: size.smallest,
  ...type.sm,
  lineHeight: 1.3,
  fontWeight: weight.semibold,
  color: color.text,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const meta = style({
  display: 'block',
  ...type.xs,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const skeleton = style({ height: '54px', marginBlock: '7px', borderRadius: '8px' })
export const note = style({ ...type.sm, color: color.muted, padding: space[12] })
export const lineHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
})
export const choices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
})
export const lack = style({ color: color.danger, whiteSpace: 'nowrap' })
