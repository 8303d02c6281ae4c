import { createThemeContract, globalLayer } from '@vanilla-extract/css'
import { palettes } from './palettes.ts'

export const resetLayer = globalLayer('reset')
export const uiLayer = globalLayer('ui')

const step = { size: null, line: null }

export const vars = createThemeContract({
  color: palettes['consumer-light'],
  font: { body: null, display: null, mono: null },
  text: { xs: step, sm: step, base: step, input: step, md: step, lg: step, xl: step, xl2: step, xl3: step },
  motion: { press: null, enter: null, leave: null, fade: null, ease: null },
  gutter: null,
  header: null,
  staffBar: null,
  stickyBar: null,
  chatButton: null,
})

/** For scripts, which would bring all variables along with `vars`. */
export const { header, staffBar } = vars
