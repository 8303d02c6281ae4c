import type { BrowserContext, Page } from 'playwright'
import { type Field, fieldCode } from './fields.ts'

/** Counts whatever runs, is refused or asks in the pages of a context. */
export class Trap {
  readonly ran = new Set<number>()
  readonly violations: string[] = []
  /** handlers and addresses of payloads that reached the page as such */
  armed = 0
  dialogs = 0
  /** payloads by their number and field, as `17.004`, that stood in a page */
  readonly seen = new Set<string>()

  async listen(context: BrowserContext): Promise<void> {
    context.on('dialog', (dialog) => {
      this.dialogs++
      dialog.dismiss().catch(() => undefined)
    })
    await context.exposeBinding('ran', (_, number: number) => void this.ran.add(number))
    await context.exposeBinding('refused', (_, what: string) => void this.violations.push(what))
    await context.addInitScript(reportViolations)
  }

  /** Counts as its own what another trap caught. */
  take({ ran, violations, armed, dialogs, seen }: Trap): void {
    for (const number of ran) this.ran.add(number)
    for (const number of seen) this.seen.add(number)
    this.violations.push(...violations)
    this.armed += armed
    this.dialogs += dialogs
  }

  /** How many payloads were seen in a field: what was not shown was not tried. */
  seenIn(field: Field): number {
    return [...this.seen].filter((number) => number.endsWith(`.${fieldCode(field)}`)).length
  }

  /** Does to a page what a person might: every handler and address of a payload is set off. */
  async provoke(page: Page): Promise<void> {
    const { armed, numbers } = await page.evaluate(setOff)
    this.armed += armed
    for (const number of numbers) this.seen.add(number)
    await page.evaluate(pastFrames)
  }
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const refused: unknown = Reflect.get(globalThis, 'refused')
    if (typeof refused === 'function')
      refused(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`)
  })
}

/** Runs in the page. */
function setOff(): { armed: number; numbers: string[] } {
  const isScript = (value: string) => {
    const protocol = URL.canParse(value, location.href) ? new URL(value, location.href).protocol : ''
    return protocol === 'javascript:' || protocol === 'vbscript:'
  }
  const addresses = /^(href|xlink:href|action|formaction|src|data|to)$/
  // an element may be clobbered by what it holds, so it is not asked for its own attributes
  const found = document.evaluate('//@*', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  let armed = 0
  for (let index = 0; index < found.snapshotLength; index++) {
    const attribute = found.snapshotItem(index)
    if (!(attribute instanceof Attr) || !attribute.value.includes('ran(')) continue
    const { name, value, ownerElement } = attribute
    if (name.startsWith('on')) {
      armed++
      ownerElement?.dispatchEvent(new Event(name.slice(2), { bubbles: true, cancelable: true }))
    } else if ((addresses.test(name) && isScript(value)) || name === 'srcdoc') {
      armed++
      const target = ownerElement?.querySelector('button') ?? ownerElement
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  // the facts that the server wrote into the page are not shown by that
  const facts = document.getElementById('boot')?.outerHTML ?? ' '
  const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  )
  const html = document.documentElement.outerHTML.replace(facts, () => '')
  const text = [document.title, html, ...typed].join(' ')
  return { armed, numbers: [...text.matchAll(/ran\((\d+\.\d{3})\)/g)].map(([, number = '']) => number) }
}

/** Runs in the page: what was set off has had its turn. */
function pastFrames(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle)))
  })
}
