/**
 * Inline in pages that the server has drawn. Fetches the app once the main picture is here, or else that of the
 * banner, after a second, or at the first act of the visitor; what they press and type before the app has taken over is
 * repeated then. A step in the history before that is a page load.
 */
import { isRepeated, noteChangedFields, noteField, repeatFields, SWITCHES } from './early-fields.ts'

const LONGEST_WAIT = 1_000
/** as dispatched by the app */
const HYDRATING = 'hydrating'
const TAKEN_OVER = 'taken-over'
/** The app notes what they come from, which product is to be added after the log-in, and the e-mail address. */
const NOTED_LINKS = 'a[href="/login"], a[href="/register"], a[href="/login/reset-password"]'
const PRESSABLE = `button:not([popovertarget]), ${SWITCHES}, ${NOTED_LINKS}`
const RELOAD_DELAY = 1_000
const RELOADED = 'starterReloaded'
const ENTERED = 'input:not([type="checkbox"], [type="radio"])'
const ACTS = ['pointerdown', 'keydown', 'input', 'click', 'submit'] as const

const scripts = (document.getElementById('scripts')?.dataset['urls'] ?? '').split(' ')
let isStarted = false
let isHydrating = false
let pressed: HTMLElement | null = null
let submitted: SubmitEvent | null = null
let entered: HTMLInputElement | null = null
const addressOf = ({ pathname, search }: Location): string => pathname + search
const drawnAddress = addressOf(location)

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ scripts[0] ?? '').catch(recover)
}

/** Also while the page is left. */
function recover(): void {
  // a lost connection comes back
  addEventListener('online', () => location.reload(), { once: true })
  // a page that is being left is not reloaded
  setTimeout(() => {
    if (!navigator.onLine) return
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    else if (isFirstReload()) location.reload()
    else {
      release()
      document.addEventListener('submit', tryAgain, true)
      if (submitted !== null) location.reload()
    }
  }, RELOAD_DELAY)
}

/** After a step in the history: the page of another address has to come from the server. A part of this page has not. */
function leave(): void {
  if (addressOf(location) !== drawnAddress) location.reload()
}

/** Notes it: a tab reloads by itself once. */
function isFirstReload(): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED) === null
    sessionStorage.setItem(RELOADED, 'true')
    return isFirst
  } catch {
    return false
  }
}

/** The server takes no form of a page. */
function tryAgain(event: SubmitEvent): void {
  if ((event.target as HTMLFormElement).method !== 'post') return
  event.preventDefault()
  location.reload()
}

/** Links and forms with an address of their own work without the app. */
function release(): void {
  for (const act of ACTS) document.removeEventListener(act, remember, true)
}

function remember(event: Event): void {
  start()
  const { target } = event
  if (!(target instanceof Element) || isRepeated(target)) return
  if (event.type === 'click') rememberPress(event as MouseEvent, target.closest<HTMLElement>(PRESSABLE))
  if (event.type === 'keydown' && isHydrating && isEnter(event as KeyboardEvent) && target.matches(ENTERED)) {
    entered = target as HTMLInputElement
    hold(event)
    event.preventDefault()
  }
  if (event.type === 'input') noteField(target)
  // a form with an address of its own works without the app
  if (event.type === 'submit' && target instanceof HTMLFormElement && target.method === 'post') {
    submitted = event as SubmitEvent
    hold(event)
    event.preventDefault()
  }
}

/** A link that is pressed again, or opened elsewhere, is followed without the app. */
function rememberPress(event: MouseEvent, target: HTMLElement | null): void {
  const isLink = target instanceof HTMLAnchorElement
  if (isLink && (target === pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))
    return
  pressed = target instanceof HTMLInputElement ? null : target
  if (target !== null) hold(event)
  if (isLink) event.preventDefault()
}

/** While it hydrates, React would handle it at once, without what was typed before. */
function hold(event: Event): void {
  if (isHydrating) event.stopPropagation()
}

const isEnter = ({ key, isComposing }: KeyboardEvent): boolean => key === 'Enter' && !isComposing

function repeat(): void {
  // in a task of its own: React would draw only after the last of them, and each is typed into what was drawn before
  setTimeout(() => {
    document.removeEventListener('input', remember, true)
    repeatFields(press)
  })
}

/** Without one in the page, that of the banner, whose hints differ by the width of the window. */
function mainPicture(): HTMLImageElement | null {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture !== null) return picture
  const hints = document.querySelectorAll<HTMLLinkElement>('link[as="image"][media]')
  const hint = [...hints].find(({ media }) => matchMedia(media).matches)
  return hint ? Object.assign(new Image(), { src: hint.href }) : null
}

function press(): void {
  release()
  if (entered !== null) enter(entered)
  else if (submitted !== null) (submitted.target as HTMLFormElement).requestSubmit(submitted.submitter)
  else pressed?.click()
}

function enter(field: HTMLInputElement): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (field.dispatchEvent(event)) field.form?.requestSubmit()
}

noteChangedFields()
for (const act of ACTS) document.addEventListener(act, remember, true)
document.addEventListener(HYDRATING, () => (isHydrating = true), { once: true })
document.addEventListener(TAKEN_OVER, repeat, { once: true })
addEventListener('popstate', leave)
document.addEventListener(TAKEN_OVER, () => removeEventListener('popstate', leave), { once: true })
const picture = mainPicture()
if (picture === null || picture.complete) start()
else {
  picture.addEventListener('load', start)
  picture.addEventListener('error', start)
  setTimeout(start, LONGEST_WAIT)
}
