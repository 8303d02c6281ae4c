import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { registry } from '#machines/index.ts'
import { replay } from '#statecharts/engine/run.ts'
import { readPathFile } from '#statecharts/paths.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { CountedKeyboard } from './counted-keyboard.ts'
import { expect, test } from './fixtures.ts'
import { FrameDriver } from './pages/frame.driver.ts'
import { QUICK } from './quick-poll.ts'
import { logIn, setRights } from './staff.ts'

const TYPED = ['canary@emberwright.example', 'Canary-Password-9!'] as const

test.use({ customer: null, pictures: false })

const press = (what: Locator) => what.press('Enter')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The explorer in a second tab, which also collects everything that is posted. */
async function openLive(context: BrowserContext): Promise<Page> {
  const live = await context.newPage()
  await live.goto('/statecharts')
  await live.evaluate(() => {
    const posted: unknown[] = []
    Reflect.set(globalThis, 'posted', posted)
    new BroadcastChannel('statecharts').addEventListener('message', ({ data }) => posted.push(data))
  })
  return live
}

const posted = (live: Page): Promise<unknown> => live.evaluate(() => Reflect.get(globalThis, 'posted'))

test('what a tab just did is saved as a path that replays, by keyboard in at most six presses, and nothing typed is told', async ({
  page,
  context,
  login,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  const live = await openLive(context)
  await page.goto('/login?follow')
  await login.logIn(...TYPED)
  await login.seeProblem('')
  const keys = new CountedKeyboard(live)
  await keys.find('live')
  await keys.activate(button(live, /^Follow /))
  await expect(live.getByText('Following', { exact: true })).toBeVisible()
  await keys.activate(button(live, /^Session /))
  const download = live.waitForEvent('download')
  await keys.activate(button(live, 'Save as path'))
  const saved = await (await download).path()
  await expect(live.getByText('Saved as session-recorded-')).toBeVisible()
  const { machine, paths } = readPathFile(saved)
  const model = registry.find((each) => each.machine.id === machine)
  const [path] = paths
  if (!model || !path) throw new Error('there is a path of a machine')
  expect((await replay(model, path)).differences).toEqual([])
  expect(path.steps.map((step) => (step.do === 'event' ? step.event.type : step.do))).toContain(
    'login.submit',
  )
  const recording = live.waitForEvent('download')
  await press(button(live, 'Save recording'))
  const told = [
    JSON.stringify(await posted(live)),
    readFileSync(saved, 'utf8'),
    readFileSync(await (await recording).path(), 'utf8'),
  ].join()
  expect(told).toContain('login.submit')
  for (const text of TYPED) expect(told).not.toContain(text)
})

test('a tab is followed, paused, read step by step, lost, and its recording opened from a file', async ({
  page,
  context,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  const live = await openLive(context)
  await press(live.getByRole('link', { name: 'Live', exact: true }))
  await expect(live.getByText('No tab can be followed.')).toBeVisible()
  await page.goto('/?follow')
  await press(button(live, 'Follow home'))
  await expect(button(live, /^Shop /)).toBeVisible()
  await expect(live.getByText('The tab runs version')).toBeHidden()
  await press(button(live, 'Pause'))
  await expect(live.getByText('Paused at a step of')).toBeVisible()
  await press(button(live, 'Step back'))
  await expect(live.locator('tr[aria-current="step"]')).toHaveCount(1)
  expect(await violationsOn(live, 'live')).toEqual([])
  await press(button(live, 'Go on'))
  await expect(live.getByText('Following', { exact: true })).toBeVisible()
  const download = live.waitForEvent('download')
  await press(button(live, 'Save recording'))
  const file = await (await download).path()
  await page.close()
  await expect(live.getByText('The tab no longer answers')).toBeVisible()
  await press(button(live, 'Another tab'))
  await expect(live.getByText('No tab can be followed.')).toBeVisible()
  await live.getByLabel('Recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  })
  await expect(button(live, 'Close the recording')).toBeVisible()
  await live.getByLabel('Moment').press('End')
  await expect(button(live, /^Shop /)).toBeVisible()
  await live.getByLabel('Recording').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(live.getByRole('alert')).toContainText('no recording')
})

/** The file of the reporter in the build. */
function reporterFile(): string {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(resolve('dist'), '.vite/manifest.json'), 'utf8'),
  )
  return manifest['src/app/follow/report-tab.ts']?.file ?? '(none)'
}

/** What a tab asks of the server and posts when it is opened to be followed and asked who it is. */
async function openedBy(context: BrowserContext, page: Page) {
  const scripts: string[] = []
  context.on('request', (request) => scripts.push(new URL(request.url()).pathname.slice(1)))
  const frame = new FrameDriver(page)
  const answer = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/staff/session'),
  )
  await page.goto('/?follow')
  const status = (await answer).status()
  // a script that the answer allows is requested at once
  await frame.seeRest()
  return { status, fetched: scripts.includes(reporterFile()), messages: await whoIsThere(page) }
}

/** What is posted when somebody asks who can be followed. */
const whoIsThere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const heard: unknown[] = []
        const [asking, echo] = [new BroadcastChannel('statecharts'), new BroadcastChannel('statecharts')]
        // created last, so that it answers after everybody else
        echo.addEventListener('message', ({ data }) => data !== 'end' && echo.postMessage('end'), {
          once: true,
        })
        asking.addEventListener('message', ({ data }) => {
          if (data === 'end') done(heard)
          else heard.push(data)
        })
        asking.postMessage({ kind: 'who' })
      }),
  )

test('a visitor who asks to be followed gets no script and posts nothing', async ({ page, context }) => {
  expect(reporterFile()).toMatch(/\.js$/)
  expect(await openedBy(context, page)).toEqual({ status: 404, fetched: false, messages: [] })
})

test('staff without the right to the charts are not followed, with it they are', async ({
  page,
  context,
  db,
}) => {
  const editor = await makeEditor(db)
  await setRights(db, editor, ['edit'])
  await logIn(page, editor)
  expect(await openedBy(context, page)).toEqual({ status: 200, fetched: false, messages: [] })
  await setRights(db, editor, ['edit', 'charts'])
  const fetched = page.waitForResponse((response) => response.url().endsWith(reporterFile()))
  await page.goto('/?follow')
  await fetched
  await expect.poll(async () => (await whoIsThere(page)).length, QUICK).toBe(1)
})
