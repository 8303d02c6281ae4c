import { chatScriptUrl } from '#contract/site/chat-script.ts'
import { textOf } from '#contract/site/settings.ts'
import { sandboxedFrame } from '#server/platform/http/sandboxed-frame.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'

/**
 * The program of the frame. It runs with an opaque origin, so that no file of the shop can be loaded: it is inline. A
 * provider's script reads both storages and the cookie as it starts and would throw, so stand-ins take their place.
 */
const PROGRAM = `(() => {
const memory = () => {
  const kept = new Map()
  return {
    get length() { return kept.size },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => { kept.set(String(key), String(value)) },
    removeItem: (key) => { kept.delete(String(key)) },
    clear: () => kept.clear(),
  }
}
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: memory() })
const cookies = new Map()
Object.defineProperty(document, 'cookie', {
  get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
  set: (text) => {
    const [pair] = String(text).split(';')
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  },
})
const page = new URL(location.href).origin
const report = (type) => parent.postMessage({ type }, page)
addEventListener('message', (event) => {
  if (event.source !== parent || event.data?.type !== 'context.refreshed') return
  window.chatContext = event.data.context
  dispatchEvent(new CustomEvent('chatcontext', { detail: window.chatContext }))
})
const { src, siteId } = document.documentElement.dataset
const script = document.createElement('script')
script.src = src
script.dataset.siteId = siteId
script.onload = () => report('panel.ready')
script.onerror = () => report('panel.failed')
document.head.append(script)
})()`

const frame = sandboxedFrame({ title: 'Chat', program: PROGRAM })
const LOADS = [
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: blob:',
  'connect-src https: wss:',
  'form-action https:',
]

/** The document of the frame, for the provider and the site that the settings name; null: there is no provider. */
export function chatFrame({ app, store }: SiteSettings): Response | null {
  const src = chatScriptUrl(app)
  if (src === null) return null
  const data = { src, 'site-id': textOf(store, 'chat_site_id') }
  return frame({ data, scripts: new URL(src).origin, loads: LOADS })
}
