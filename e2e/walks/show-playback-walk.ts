import type { AnyMachineSnapshot } from 'xstate'
import { showPath } from '#contract/show-paths.ts'
import { isIn } from '#machines/is-in.ts'
import { showPlaybackModel } from '#machines/show-playback/show-playback.model.ts'
import { cueOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import type { Fixture } from './fixture.ts'
import { graphicsOfTest, heldMusic, slowFrames } from './picture-device.ts'
import { options, picture, press, pressOption } from './picture-panel.ts'
import { soundFile } from './sound-file.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type PictureEnvironment = {
  /** the browser can draw what is drawn next */
  readonly canDraw: boolean
  /** the graphics processor draws, and not the painter */
  readonly hasGraphics: boolean
  /** the picture stands, or plays, long before the end */
  readonly isEarly: boolean
  /** what is read of the music file that was chosen last; `held` is never read to its end */
  readonly chosen: 'sound' | 'broken' | 'held'
  /** the browser does nothing that ends before anybody can press */
  readonly isResting: boolean
}
type PictureStep = BrowserStep<PictureEnvironment>

/** A product whose effect lasts three seconds. */
const SHORT_PRODUCT = 10_050
const FRAME_MS = 16

const pressing = (name: RegExp | string): PictureStep => ({ perform: (fixture) => press(fixture, name) })
const pressStep = (fixture: Fixture, _: PictureEnvironment, event: object) =>
  pressOption(fixture, Reflect.get(event, 'by_ms') === 100 ? '0.1 s on' : '0.1 s back')

const flag = (name: string, value: boolean) => (fixture: Fixture) =>
  fixture.page.evaluate((set) => Reflect.set(globalThis, ...set), [name, value] as [string, boolean])
const allowDrawing = (canDraw: boolean) => flag('isDrawingDenied', !canDraw)

/** The tab is hidden or shown. */
const turning = (isHidden: boolean): PictureStep => ({
  when: { at: isHidden ? 'playing' : 'hidden' },
  perform: ({ page }) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden),
})

const losing = (canDraw: boolean): PictureStep => ({
  when: { hasGraphics: true },
  next: { canDraw },
  perform: async (fixture) => {
    await allowDrawing(canDraw)(fixture)
    await picture(fixture).locator('[role="img"] canvas').dispatchEvent('webglcontextlost')
  },
})

const retrying = (canDraw: boolean): PictureStep => ({
  next: { canDraw },
  perform: async (fixture) => {
    await allowDrawing(canDraw)(fixture)
    await press(fixture, 'Try again')
  },
})

const drawing = (canDraw: boolean, hasGraphics: boolean): PictureStep => ({
  when: { canDraw },
  next: { hasGraphics: canDraw && hasGraphics },
  isAutomatic: true,
})

const isSilent = (_: PictureEnvironment, { value }: AnyMachineSnapshot): boolean =>
  !isIn(value, 'reading', 'attached')
const ofEnded = (isEnded: boolean) => (environment: PictureEnvironment, at: AnyMachineSnapshot) =>
  isSilent(environment, at) && isIn(at.value, 'ended') === isEnded
/** Whoever chooses music looks at a picture that stands. */
const isStanding: PictureStep['when'] = (_, { value }) => isIn(value, 'paused')

const FILES = {
  sound: () => soundFile(),
  broken: () => Buffer.from('no sound'),
  held: () => soundFile(),
} as const

const choosing = (chosen: PictureEnvironment['chosen']): PictureStep => ({
  when: isStanding,
  next: { chosen },
  perform: async (fixture) => {
    if (!(await options(fixture).isVisible())) await press(fixture, /^Options/)
    await options(fixture)
      .getByLabel('Music file')
      .setInputFiles({ name: `${chosen}.wav`, mimeType: 'audio/wav', buffer: FILES[chosen]() })
  },
})

const opening = (reducedMotion: 'no-preference' | 'reduce') => ({
  environment: {
    canDraw: true,
    hasGraphics: false,
    isEarly: true,
    chosen: 'sound',
    isResting: false,
  } satisfies PictureEnvironment,
  perform: async ({ context, page, shopper }: Fixture) => {
    const cues = [
      cueOf(0, { products_id: SHORT_PRODUCT }),
      cueOf(1, { products_id: SHORT_PRODUCT, at_ms: 16_000 }),
    ]
    const id = await store(shopper, showOf(2, { cues }))
    for (const script of [graphicsOfTest, heldMusic, slowFrames]) await context.addInitScript(script)
    await page.emulateMedia({ reducedMotion })
    await page.goto(showPath(id))
    await page.getByRole('gridcell', { name: /^Cue 2, / }).waitFor()
    // from now on a frame comes when the walk says so
    await page.clock.pauseAt(Date.now() + 3_000)
  },
})

export const showPlaybackWalk = defineWalk({
  model: showPlaybackModel,
  customer: 'silver',
  // the show is told anew whenever the document changes
  ignorableTransitions: ['showPlayback|plan.changed|0'],
  ready: { isResting: true },
  follow: (environment, { value }) => ({
    ...environment,
    isResting:
      !isIn(value, 'preparing', 'recovering') && !(isIn(value, 'reading') && environment.chosen !== 'held'),
  }),
  starts: [
    { input: 'moving', ...opening('no-preference') },
    { input: 'reduced', ...opening('reduce') },
  ],
  events: {
    'playback.play': [
      { when: ofEnded(false), ...pressing('Play') },
      { when: ofEnded(true), next: { isEarly: true }, ...pressing('Play') },
    ],
    'motion.permit': { when: isSilent, ...pressing('Play') },
    'playback.pause': { when: { at: 'playing' }, ...pressing('Pause') },
    'playback.seek': {
      next: { isEarly: true },
      perform: async (fixture) => {
        const slider = picture(fixture).getByRole('slider', { name: 'Time of the picture' })
        await slider.fill((await slider.inputValue()) === '1000' ? '2000' : '1000')
      },
    },
    'playback.step': { perform: pressStep },
    'playback.retry': [retrying(true), retrying(false)],
    'speed.choose': { perform: (fixture) => pressOption(fixture, '2×') },
    'flashes.choose': {
      when: { not: { at: 'unavailable' } },
      ...pressing(/^Reduce flashes: /),
    },
    'plan.changed': {
      perform: async ({ page }) => {
        const name = page.getByRole('textbox', { name: 'Name of the show' })
        await name.fill(`${await name.inputValue()}.`)
        await name.press('Enter')
      },
    },
    'page.hidden': turning(true),
    'page.shown': turning(false),
    'context.lost': [losing(true), losing(false)],
    'end.reached': {
      next: { isEarly: false },
      when: { at: 'playing', hasGraphics: true },
      perform: async (fixture) => {
        const slider = picture(fixture).getByRole('slider', { name: 'Time of the picture' })
        await fixture.page.clock.runFor(Number(await slider.getAttribute('max')) + 1_000)
      },
    },
    'frames.slow': {
      when: (environment, { value }) =>
        environment.hasGraphics && environment.isEarly && isIn(value, 'playing'),
      perform: async (fixture) => {
        await flag('areFramesSlow', true)(fixture)
        await fixture.page.clock.runFor(FRAME_MS * 42)
        await flag('areFramesSlow', false)(fixture)
      },
    },
    'music.choose': (['sound', 'broken', 'held'] as const).map(choosing),
    'music.drop': { when: isStanding, perform: (fixture) => pressOption(fixture, 'Remove music') },
  },
  answers: {
    prepareFrames: { ready: drawing(true, true), impossible: drawing(false, false) },
    restoreFrames: { ready: drawing(true, false), impossible: drawing(false, false) },
    readMusic: {
      read: { when: { chosen: 'sound' }, isAutomatic: true },
      unreadable: { when: { chosen: 'broken' }, isAutomatic: true },
    },
  },
})
