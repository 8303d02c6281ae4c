import { textOf } from '#contract/site/settings.ts'
import { isHttpsOrigin } from '#server/platform/http/https-origin.ts'
import { sandboxedFrame } from '#server/platform/http/sandboxed-frame.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import { activeBotCheck } from './active-bot-check.ts'

/** The program of the frame: renders the widget by the interface that providers share, and reports its tokens. */
const PROGRAM = `(() => {
const page = new URL(location.href).origin
const report = (type, token) => parent.postMessage({ type, token }, page)
const { src, siteKey } = document.documentElement.dataset
const place = document.body.firstElementChild
let widget
window.renderBotCheck = () => {
  widget = window.grecaptcha.render(place, {
    sitekey: siteKey,
    callback: (token) => report('check.passed', token),
    'expired-callback': () => report('check.expired'),
    'error-callback': () => report('check.failed'),
  })
}
addEventListener('message', (event) => {
  if (event.source === parent && event.data?.type === 'check.reset') window.grecaptcha?.reset(widget)
})
const script = document.createElement('script')
const address = new URL(src)
address.searchParams.set('render', 'explicit')
address.searchParams.set('onload', 'renderBotCheck')
script.src = address.href
script.onerror = () => report('check.failed')
document.head.append(script)
setTimeout(() => {
  if (place.childElementCount === 0) report('check.failed')
}, 15000)
})()`

const frame = sandboxedFrame({ title: 'Bot check', program: PROGRAM, body: '<body><div></div>' })

/** The document of the frame; null: the bot check is off. */
export function botCheckFrame(site: SiteSettings): Response | null {
  const check = activeBotCheck(site)
  if (check === null) return null
  const { scriptUrl, siteKey } = check
  const origins = originsOf(scriptUrl, site)
  return frame({
    data: { src: scriptUrl, 'site-key': siteKey },
    scripts: origins,
    loads: [
      `style-src 'unsafe-inline' ${origins}`,
      `img-src ${origins} data:`,
      `frame-src ${origins}`,
      `connect-src ${origins}`,
      `form-action ${origins}`,
    ],
  })
}

/** Of the script and, separated by commas, of what it loads; anything but an https origin is left out. */
const originsOf = (scriptUrl: string, { app }: SiteSettings): string =>
  [new URL(scriptUrl).origin, ...textOf(app, 'recaptcha_origins').split(',')]
    .map((origin) => origin.trim().toLowerCase())
    .filter(isHttpsOrigin)
    .join(' ')
