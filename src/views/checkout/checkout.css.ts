import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

const MAIN = 'minmax(0, 1fr)'

export const page = style({ maxWidth: '1160px', paddingBlock: `${space[24]} ${space[56]}` })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: MAIN,
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `${MAIN} ${size.summaryColumn}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space[32],
      rowGap: space[20],
    },
  },
})
export const head = style({ '@media': { [media.lg]: { gridColumn: 1, gridRow: 1 } } })
export const side = style({ '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } } })
export const main = style({
  display: 'grid',
  gridTemplateColumns: MAIN,
  gap: space[16],
  '@media': { [media.lg]: { gridColumn: 1, gridRow: 2 } },
})
export const above = style({
  display: 'grid',
  gridTemplateColumns: MAIN,
  gap: space[16],
  selectors: { '&:empty': { display: 'none' } },
})
export const body = style({ display: 'grid', gridTemplateColumns: MAIN, gap: space[24] })
export const title = style({ ...type.cardHeading })
export const intro = style({ ...type.sm, color: color.muted, paddingTop: space[4] })
export const section = style({ display: 'grid', gridTemplateColumns: MAIN, gap: space[12] })
export const sectionTitle = style({ ...type.tileTitle })
export const foot = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  alignItems: 'stretch',
  '@media': {
    [media.sm]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  },
})
export const muted = style({ ...type.sm, color: color.muted })
/** takes its place, and is drawn only when loading takes long */
export const reserved = style({ visibility: 'hidden' })
const appear = keyframes({ from: { visibility: 'hidden' } })
/** takes its place at once, and is drawn after 150 ms */
export const stepSkeleton = style({
  display: 'grid',
  gap: space[16],
  animation: `${appear} 1ms 150ms backwards`,
})
/** as high as a choice with two lines of text */
export const choiceSkeleton = style({ minHeight: '70px', borderRadius: radius.button })
/** as high as a quote, whose two texts wrap on a narrow screen */
export const quoteSkeleton = style([
  choiceSkeleton,
  { '@media': { [media.belowSm]: { minHeight: '114px' } } },
])
const heights = (narrow: number, medium: number, wide: number) =>
  style({
    borderRadius: radius.card,
    minHeight: `${medium}px`,
    '@media': { [media.belowSm]: { minHeight: `${narrow}px` }, [media.lg]: { minHeight: `${wide}px` } },
  })
/** as high as the collapsed steps above a step, with an address and a quote of usual length */
export const collapsedStepsSkeleton = {
  shipping: heights(130, 82, 58),
  payment: heights(219, 155, 105),
  review: heights(270, 165, 170),
}
