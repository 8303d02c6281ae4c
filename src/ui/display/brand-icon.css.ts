import { style } from '@vanilla-extract/css'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { size, space } from '#src/ui/theme/scale.ts'

/** Higher than a line of small text, which it must not stretch. */
export const icon = style(
  inUi({ flex: 'none', width: size.check, height: size.check, marginBlock: `calc(-1 * ${space[4]})` }),
)
