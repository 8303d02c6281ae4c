import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { stroke } from '#src/ui/theme/scale.ts'
import { tint } from './timeline/timeline.css.ts'

export const strip = style({
  position: 'relative',
  height: '40px',
  overflow: 'hidden',
  background: vars.color.surface2,
  borderBlock: `${stroke.hair} solid ${vars.color.border}`,
  touchAction: 'none',
  cursor: 'pointer',
})
export const mark = style({
  position: 'absolute',
  minWidth: '3px',
  border: `${stroke.hair} solid ${vars.color.surface2}`,
  borderRadius: '3px',
  background: `color-mix(in srgb, ${tint} 82%, ${vars.color.text})`,
})
export const needle = style({
  position: 'absolute',
  insetBlock: 0,
  width: stroke.thick,
  background: vars.color.accent,
})
