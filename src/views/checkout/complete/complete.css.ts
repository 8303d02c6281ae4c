import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { whenMotionReduced } from '#src/ui/theme/in-ui.ts'

const { color } = vars

export const page = style({
  maxWidth: '1160px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[32]} ${space[56]}`,
})
export const head = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start', textAlign: 'start' },
  },
})
export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '180px',
  height: '180px',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.surface2,
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
export const check = style({ position: 'relative', width: '96px', height: '96px' })
export const disc = style({ fill: color.successBg })

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
export const tick = style({
  fill: 'none',
  stroke: color.success,
  strokeWidth: 8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} 400ms ${vars.motion.ease} both`,
  ...whenMotionReduced({ animation: 'none' }),
})
export const text = style({ display: 'grid', gap: space[12] })
export const number = style({
  ...type.md,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: size.target,
  '@media': { [media.md]: { justifyContent: 'flex-start' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  '@media': { [media.md]: { justifyContent: 'flex-start' }, [media.print]: { display: 'none' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[24] } },
})
export const heading = style({ ...type.tileTitle, paddingBottom: space[12] })
export const steps = style({
  display: 'grid',
  gap: space[12],
  listStyle: 'decimal',
  paddingInlineStart: space[24],
})
export const contents = style({ display: 'grid', gap: space[16] })
export const help = style({ ...type.sm, color: color.muted, paddingTop: space[16] })
export const skeletons = style({ display: 'grid', gap: space[16] })
