import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

const TAKEN_OVER = 'taken-over'

/** Opens an address and waits until the app answers to the visitor. */
export async function openTakenOver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await seeTakenOver(page)
}

export async function seeTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) =>
      Reflect.get(globalThis, 'isTakenOver') === true || performance.getEntriesByName(mark).length > 0,
    TAKEN_OVER,
  )
}

/** Holds the scripts of the app back; returns the release. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Runs in the page before its first script: a clock of the test hides performance marks. */
export function noteTakenOver(): void {
  document.addEventListener('taken-over', () => Reflect.set(globalThis, 'isTakenOver', true))
}

/** Runs in the page: once it has no task left to run, whether it is loaded and the app answers to the visitor. */
export async function isTakenOver(): Promise<boolean> {
  // unlike a timer or an idle callback, a clock of the test does not hold it
  await scheduler.postTask(() => undefined, { priority: 'background' })
  return document.readyState === 'complete' && Reflect.get(globalThis, 'isTakenOver') === true
}

/** Whether the app has kept every element that the server drew in the frame of the page. */
export async function seeKept(page: Page): Promise<void> {
  const [drawn, kept] = await page.evaluate(() => [
    Reflect.get(globalThis, 'drawnElements').length,
    Reflect.get(globalThis, 'drawnElements').filter((one: Element) => one.isConnected).length,
  ])
  expect(drawn).toBeGreaterThan(50)
  expect(kept).toBe(drawn)
}

/** Runs in the page before its first script: notes what the server drew before the app starts. */
export function noteDrawn(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const drawn = [...document.querySelectorAll('#root[data-page] *')]
    Reflect.set(globalThis, 'drawnElements', drawn)
  })
}

/** Runs in the page: scripts requested before the app had taken over, beyond those that the document names. */
export function readEarlyScripts(): string[] {
  const named = document.getElementById('scripts')?.dataset['urls']?.split(' ') ?? []
  const [mark] = performance.getEntriesByName('taken-over')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => mark !== undefined && startTime < mark.startTime)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js') && !named.includes(path))
}

/** Runs in the page before its first script: types into a field as soon as the document has it. */
export function typeEarly({ selector, text }: { readonly selector: string; readonly text: string }): void {
  const watch = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (!field) return
    watch.disconnect()
    field.value = text
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** Runs in the page before its first script: as typeEarly, with the first box and the first list of the form. */
export function changeEarly(): void {
  const watch = new MutationObserver(() => {
    const box = document.querySelector<HTMLInputElement>('main form input[type="checkbox"]')
    const list = document.querySelector<HTMLSelectElement>('main form select')
    if (!box || !list) return
    watch.disconnect()
    box.checked = !box.checked
    list.selectedIndex = 3
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** Runs in the page before its first script: counts clicks, also those that the starter holds back. */
export function noteClicks(): void {
  Reflect.set(globalThis, 'clicks', 0)
  addEventListener(
    'click',
    () => Reflect.set(globalThis, 'clicks', Reflect.get(globalThis, 'clicks') + 1),
    true,
  )
}

/** Runs in the page before its first script: presses a button once React listens, before it has drawn anything. */
export function pressWhileHydrating(selector: string): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => document.querySelector<HTMLElement>(selector)?.click())
  port1.start()
  document.addEventListener('hydrating', () => port2.postMessage(null), { once: true })
}

/** Runs in the page before its first script: presses Enter in a field once React listens. */
export function enterWhileHydrating(selector: string): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    document.querySelector<HTMLElement>(selector)?.dispatchEvent(enter)
  })
  port1.start()
  document.addEventListener('hydrating', () => port2.postMessage(null), { once: true })
}
