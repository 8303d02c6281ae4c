import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { tint } from './timeline/timeline.css.ts'

const { color } = vars

export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[4]} ${space[16]}`,
  borderTop: `${stroke.hair} solid ${color.border}`,
  background: color.surface2,
})
export const title = style({ ...type.sm, fontFamily: vars.font.body, fontWeight: weight.semibold })
export const list = style({
  display: 'flex',
  flex: '1 1 240px',
  gap: space[8],
  minWidth: 0,
  overflow: 'auto',
  padding: space[4],
  '@media': { [media.belowLg]: { flexBasis: '100%', flexWrap: 'wrap', maxHeight: '150px' } },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  maxWidth: '100%',
  paddingInlineStart: space[12],
  border: `1.5px solid color-mix(in srgb, ${tint} 82%, ${color.text})`,
  borderRadius: radius.button,
  background: color.surface,
  ...type.sm,
  selectors: { '&[draggable="true"]': { cursor: 'grab' } },
})
export const name = style({
  ...type.ellipsis,
  fontWeight: weight.semibold,
  // of a show that is read only
  selectors: { '&:last-child': { padding: `${space[4]} ${space[12]} ${space[4]} 0` } },
})
