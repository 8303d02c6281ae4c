import type { BrowserContext, Page } from 'playwright'

/** Counts whatever runs, is refused or asks in the pages of a context. */
export class Trap {
  readonly ran = new Set<number>()
  readonly violations: string[] = []
  /** handlers and addresses of payloads that reached the page as such */
  armed = 0
  dialogs = 0
  readonly seen = new Set<number>()

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
function setOff(): { armed: number; numbers: number[] } {
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
  const text = `${document.title} ${document.documentElement.outerHTML}`
  return { armed, numbers: [...text.matchAll(/ran\((\d+)\)/g)].map(([, number]) => Number(number)) }
}

/** Runs in the page: what was set off has had its turn. */
function pastFrames(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle)))
  })
}
