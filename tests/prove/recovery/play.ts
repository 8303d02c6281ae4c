import type { Locator } from 'playwright'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import type { Player, Scene, Way } from './scene.ts'

const TURNS = 10
const GLANCE = 4_000
const WAIT = 5_000
/** What is still loading says so instead. */
const HEADING = 'h1, main [aria-busy="true"] output'
const RAW = /undefined|\[object|\bNaN\b|Internal Server Error|TypeError|SyntaxError|<\/?\w+>/

export interface Played {
  readonly state: string
  readonly fault: FaultName
  readonly requests: number
  readonly presses: number
  /** what must not be; empty: all is well */
  readonly faults: readonly string[]
}

/** Breaks the call of a state once, looks at the page for a minute, heals the network and finds the way on. */
export async function play(
  { name, asks }: InvokingState,
  scene: Scene,
  player: Player,
  fault: FaultName,
): Promise<Played> {
  const { stage } = player
  await scene.arrange?.(player)
  stage.break(fault, scene.only ?? asks, scene)
  await scene.begin(player)
  const isMet = await stage.meet()
  await stage.passMinute()
  const seen = await rawOn(player)
  const requests = Math.max(0, ...stage.asked.values())
  await stage.heal()
  const presses = isMet ? await recover(player, scene, fault) : 0
  const after = await rawOn(player)
  return {
    state: name,
    fault,
    requests,
    presses: presses ?? TURNS,
    faults: [
      ...(isMet ? [] : ['its call was never made']),
      ...seen,
      ...after.map((text) => `afterwards ${text}`),
      ...(requests > MOST_REQUESTS ? [`${requests} requests within a minute`] : []),
      ...(presses === null ? [`no way on: ${await textOf(player)}`] : []),
      ...(presses !== null && presses > MOST_PRESSES ? [`${presses} presses`] : []),
    ],
  }
}

export const MOST_REQUESTS = 5
export const MOST_PRESSES = 2

async function recover(player: Player, scene: Scene, fault: FaultName): Promise<number | null> {
  const { page, stage } = player
  const happy = fault === 'maintenance' ? homeOf(player).or(scene.happy(player)) : scene.happy(player)
  const ways = [...common(player), ...(scene.ways?.(player) ?? [])]
  const any = ways.reduce((all, { at }) => all.or(at), happy)
  let presses = 0
  for (let turn = 0; turn < TURNS; turn++) {
    await any
      .first()
      .waitFor({ timeout: GLANCE })
      .catch(() => page.clock.runFor(WAIT))
    await stage.settle()
    if (await isSeen(happy)) return presses
    const way = await firstSeen(ways)
    if (!way) continue
    const isPressed = await (way.go ? way.go() : way.at.first().click({ timeout: GLANCE })).then(
      () => true,
      () => false,
    )
    if (isPressed) presses++
    await happy
      .first()
      .waitFor({ timeout: GLANCE })
      .catch(() => undefined)
  }
  return null
}

/** Whoever was sent to the notice of maintenance is at home again when it is over. */
const homeOf = ({ page }: Player): Locator => page.locator('header').getByRole('combobox').first()

const free = ':not([aria-busy="true"]):not([aria-disabled="true"])'

const common = ({ page }: Player): readonly Way[] =>
  ['Retry', 'Check again', 'Reload'].map((name) => ({
    at: page.locator('main').getByRole('button', { name, exact: true }).and(page.locator(free)),
  }))

const isSeen = (place: Locator): Promise<boolean> => place.first().isVisible()

async function firstSeen(ways: readonly Way[]): Promise<Way | null> {
  for (const way of ways) if (await isSeen(way.at)) return way
  return null
}

async function rawOn(player: Player): Promise<readonly string[]> {
  const text = await textOf(player)
  const raw = RAW.exec(text)
  const hasHeading = (await player.page.locator(HEADING).count()) > 0
  return [
    ...(raw ? [`shows "${text.slice(Math.max(0, raw.index - 40), raw.index + 60)}"`] : []),
    ...(hasHeading ? [] : [`has no heading: "${text.slice(0, 80)}"`]),
  ]
}

const textOf = async ({ page }: Player): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
