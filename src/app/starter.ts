/**
 * Inline in pages that the server has drawn. Fetches the app once the main picture is here, or else that of the
 * banner, after a second, or at the first act of the visitor; what they press and type before the app has taken over is
 * repeated then.
 */
const LONGEST_WAIT = 1_000
/** as dispatched by the app */
const HYDRATING = 'hydrating'
const TAKEN_OVER = 'taken-over'
const SWITCHES = 'input[type="checkbox"], input[type="radio"]'
const PRESSABLE = `button:not([popovertarget]), ${SWITCHES}`
const RELOAD_DELAY = 1_000
const RELOADED = 'starterReloaded'
const ENTERED = 'input:not([type="checkbox"], [type="radio"])'
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const ACTS = ['pointerdown', 'keydown', 'input', 'click', 'submit'] as const

const scripts = (document.getElementById('scripts')?.dataset['urls'] ?? '').split(' ')
let isStarted = false
let isHydrating = false
let pressed: HTMLElement | null = null
let submitted: SubmitEvent | null = null
let entered: HTMLInputElement | null = null
const typed = new Map<Field, string>()

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
    if (isFirstReload()) location.reload()
    else {
      release()
      document.addEventListener('submit', tryAgain, true)
      if (submitted !== null) location.reload()
    }
  }, RELOAD_DELAY)
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

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function remember(event: Event): void {
  start()
  const { target } = event
  if (!(target instanceof Element)) return
  if (event.type === 'click') pressed = target.closest<HTMLElement>(PRESSABLE)
  if (event.type === 'click' && pressed !== null) hold(event)
  if (event.type === 'keydown' && isHydrating && isEnter(event as KeyboardEvent) && target.matches(ENTERED)) {
    entered = target as HTMLInputElement
    hold(event)
    event.preventDefault()
  }
  if (event.type === 'input' && isField(target) && !target.matches(SWITCHES)) typed.set(target, target.value)
  // a form with an address of its own works without the app
  if (event.type === 'submit' && target instanceof HTMLFormElement && target.method === 'post') {
    submitted = event as SubmitEvent
    hold(event)
    event.preventDefault()
  }
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
    for (const [field, value] of typed) {
      // React ignores an event whose value it has set itself or has found
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      const type = field instanceof HTMLSelectElement ? 'change' : 'input'
      field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    // the app has drawn what was typed by then
    setTimeout(press)
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
  else if (pressed !== null) {
    if (pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked
    pressed.click()
  }
}

function enter(field: HTMLInputElement): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (field.dispatchEvent(event)) field.form?.requestSubmit()
}

// typed while the document was still being parsed, or restored by the browser
for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
  if (!field.matches(SWITCHES) && field.value !== field.defaultValue) typed.set(field, field.value)
for (const act of ACTS) document.addEventListener(act, remember, true)
document.addEventListener(HYDRATING, () => (isHydrating = true), { once: true })
document.addEventListener(TAKEN_OVER, repeat, { once: true })
const picture = mainPicture()
if (picture === null || picture.complete) start()
else {
  picture.addEventListener('load', start)
  picture.addEventListener('error', start)
  setTimeout(start, LONGEST_WAIT)
}
