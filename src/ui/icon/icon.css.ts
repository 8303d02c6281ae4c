import { styleVariants } from '@vanilla-extract/css'
import { inUi } from '#src/ui/theme/in-ui.ts'

const box = (side: string) => inUi({ width: side, height: side, flex: 'none' })

export const icon = styleVariants({
  sm: box('1rem'),
  md: box('1.25rem'),
  lg: box('1.5rem'),
  xl: box('2.5rem'),
})
