import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const page = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlock: `${space[16]} ${space[40]}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  overflowWrap: 'anywhere',
})
export const by = style({ color: color.muted })
/** The picture above what belongs to it; beside it where there is room, and then in sight while the cues are scrolled. */
export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': {
    [media.md]: { aspectRatio: '16 / 10' },
    [media.lg]: { position: 'sticky', top: space[16] },
  },
})
export const side = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const facts = style({
  display: 'grid',
  gap: `${space[12]} ${space[16]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  margin: 0,
  padding: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
})
export const fact = style({ display: 'grid' })
globalStyle(`${fact} dt`, { color: color.muted, ...type.sm })
globalStyle(`${fact} dd`, { margin: 0, fontWeight: weight.semibold })
export const note = style({ color: color.muted, ...type.sm })
export const waiting = style({ display: 'grid', gap: space[16] })
export const waitingPicture = style({ aspectRatio: '16 / 10', borderRadius: radius.card })
export const waitingText = style({ height: '160px', borderRadius: radius.card })
/** A long name breaks, so that nothing beside it is pushed out of sight. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  gap: space[16],
  overflowWrap: 'anywhere',
})
export const card = style({ width: '100%', height: 'auto', borderRadius: radius.card })
export const link = style({ display: 'flex', alignItems: 'end', gap: space[8] })
export const linkField = style({ flex: 1, minWidth: 0 })
