import { style } from '@vanilla-extract/css'
import { radius, space } from '#src/ui/theme/scale.ts'

export const stage = style({ position: 'relative', aspectRatio: '1' })
export const canvas = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: radius.card,
})
export const control = style({ position: 'absolute', insetInlineStart: space[12], insetBlockEnd: space[12] })
