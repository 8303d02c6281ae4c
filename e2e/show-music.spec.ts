import type { Locator, Page, Request } from '@playwright/test'
import { showPath } from '#contract/content/show-paths.ts'
import { cueOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'
import { ShowKeepingDriver } from './pages/show-keeping.driver.ts'
import { QUICK } from './quick-poll.ts'
import { noise, soundFile } from './sound-file.ts'

const SAVE = '**/api/shows/save-show'
const SECONDS = 120
/** in seconds: how far the picture is from the music, at some time while they play and whenever they are paused */
const APART = { once: 0.35, always: 3 }

test.use({ customer: 'silver', pictures: false })

/** Runs in the page before its first script: keeps the elements that sound, which are not in the document. */
function keepAudio(): void {
  // called with the element as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    Reflect.set(globalThis, 'audioOfTest', this)
    return Reflect.apply(play, this, [])
  }
}

/** What sounds, and where the picture is, read at once. */
const readMusic = (page: Page) =>
  page.evaluate(() => {
    const audio = Reflect.get(globalThis, 'audioOfTest') as HTMLAudioElement | undefined
    const seek = document.querySelector<HTMLInputElement>('[aria-label="Time of the picture"]')
    return {
      sounds: audio !== undefined && !audio.paused && !audio.ended,
      from: audio?.src.split(':')[0] ?? '',
      at: audio?.currentTime ?? 0,
      picture: Number(seek?.value) / 1_000,
    }
  })

/** @param start when the music begins in the show, in seconds */
const seeSounding = async (page: Page, from: number, start = 0) => {
  await expect
    .poll(async () => {
      const { sounds, at, picture } = await readMusic(page)
      return sounds && at > from && Math.abs(at + start - picture) < APART.once
    }, QUICK)
    .toBe(true)
}

/** The size of everything that leaves the page from now on; noise gets no smaller, however it is packed. */
function sentBytes(page: Page): () => Promise<number> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return async () => {
    const headers = await Promise.all(requests.map((request) => request.allHeaders()))
    const urls = requests.reduce((sum, request) => sum + request.url().length, 0)
    return headers.reduce((sum, { 'content-length': length = '0' }) => sum + Number(length), urls)
  }
}

const pressIn = (group: Locator, name: string) => group.getByRole('button', { name, exact: true }).click()

test('[SHOW-01][SHOW-02] music starts, jumps and pauses with the picture, and no request carries it', async ({
  page,
  shopper,
}) => {
  const samples = noise(SECONDS)
  await page.addInitScript(keepAudio)
  const cues = Array.from({ length: 8 }, (_, index) => cueOf(index, { at_ms: 2_000 + index * 14_000 }))
  await page.goto(showPath(await store(shopper, showOf(0, { cues }))))
  await new ShowBuilderDriver(page).seeEditable()
  const sent = sentBytes(page)
  const picture = page.getByRole('group', { name: 'Picture of the show' })
  await picture.getByRole('button', { name: /^Options/ }).click()
  const file = { name: 'march.wav', mimeType: 'audio/wav', buffer: soundFile(samples) }
  await picture.locator('input[type="file"]').setInputFiles(file)
  await expect(picture.getByText('march.wav')).toBeVisible()
  expect(await readMusic(page)).toMatchObject({ sounds: false })

  await pressIn(picture, 'Play')
  await seeSounding(page, 0.5)
  expect(await readMusic(page)).toMatchObject({ from: 'blob' })
  await picture.getByRole('slider', { name: 'Time of the picture' }).fill('20000')
  await seeSounding(page, 20.2)
  await pressIn(picture, 'Pause')
  const paused = await readMusic(page)
  expect(paused.sounds).toBe(false)
  expect(Math.abs(paused.at - paused.picture)).toBeLessThan(APART.always)
  await pressIn(picture, 'Play')
  await seeSounding(page, paused.picture)
  await pressIn(picture, 'Remove music')
  await expect.poll(async () => (await readMusic(page)).sounds, QUICK).toBe(false)

  await picture.locator('input[type="file"]').setInputFiles(file)
  await seeSounding(page, paused.at)
  const begins = picture.getByLabel('Music begins at', { exact: true })
  await begins.fill('never')
  await expect(begins).toHaveAttribute('aria-invalid', 'true')
  await begins.fill('-7.5')
  await begins.press('Enter')
  await seeSounding(page, paused.at + 7.5, -7.5)
  const show = new ShowKeepingDriver(page)
  const saved = page.waitForRequest(SAVE)
  await show.touch()
  expect((await saved).postDataJSON()).toMatchObject({ doc: { music: { offset_ms: -7_500 } } })
  await show.see('saved')
  // the save is among it
  const bytes = await sent()
  expect(bytes).toBeGreaterThan(JSON.stringify(cues).length)
  expect(bytes).toBeLessThan(samples.length / 4)
})
