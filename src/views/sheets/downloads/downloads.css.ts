import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const heading = style({ marginBottom: space[4], ...type.md })
export const meta = style({ color: color.muted, ...type.sm })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  minHeight: size.target,
  paddingBlock: space[8],
  borderBottom: `${stroke.hair} solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 'none', paddingBottom: 0 } },
  '@media': {
    [media.md]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space[16],
    },
  },
})
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] })
export const filesSkeleton = style({ height: '264px', borderRadius: radius.card })
export const sheetsSkeleton = style({ height: '120px', borderRadius: radius.card })
export const labels = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: size.dialog,
})
