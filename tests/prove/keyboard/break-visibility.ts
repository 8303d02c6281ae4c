import type { BrowserContext } from 'playwright'

/** The negative control: no focus is drawn, and a bar lies over what is low on the screen. */
export const breakVisibility = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*, ::before, ::after { outline: none !important; box-shadow: none !important }
      #bar { position: fixed; inset: auto 0 0; height: 200px; z-index: 2147483647; background: gray }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.addEventListener('DOMContentLoaded', () => {
      const bar = document.createElement('div')
      bar.id = 'bar'
      document.body.append(bar)
    })
  })
