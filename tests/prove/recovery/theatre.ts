import type { Browser } from 'playwright'
import type { World } from '#tests/prove/rig/world.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import type { FaultName } from './faults.ts'
import type { InvokingState } from './invoking-states.ts'
import { play, type Played } from './play.ts'
import { driversOf, type Player, type Scene } from './scene.ts'
import { Stage } from './stage.ts'

/** One state and what is broken in it, one after the other. */
export interface Act {
  readonly state: InvokingState
  readonly scene: Scene
  readonly faults: readonly FaultName[]
}

/** Stages that are free, and new ones when none is: the program of the shop is fetched once for each. */
export class Theatre {
  readonly world: World
  private readonly browser: Browser
  private readonly free: Stage[] = []

  constructor(browser: Browser, world: World) {
    this.browser = browser
    this.world = world
  }

  take = async (): Promise<Stage> => this.free.pop() ?? Stage.open(this.browser, this.world)

  async giveBack(stage: Stage, isWhole: boolean): Promise<void> {
    if (isWhole) this.free.push(stage)
    else await stage.close()
  }
}

const PRODUCTS = 13

export async function perform(theatre: Theatre, act: Act, index: number): Promise<readonly Played[]> {
  const { db, url } = theatre.world
  const stage = await theatre.take()
  const email = await makeCustomer(db)
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  const [product] = await goods(db, 1, { from: 7 + (index % PRODUCTS) })
  if (!product) throw new Error('a product is needed')
  await stage.enter(session)
  const played: Played[] = []
  for (const [round, fault] of act.faults.entries()) {
    const player = { stage, email, shopper, product, round, ...driversOf(stage.page) }
    played.push(await tried(act, player, fault))
    await stage.heal()
  }
  const isWhole = played.every(({ faults }) => faults.length === 0)
  await theatre.giveBack(stage, isWhole)
  return played
}

async function tried({ state, scene }: Act, player: Player, fault: FaultName): Promise<Played> {
  try {
    return await play(state, scene, player, fault)
  } catch (thrown) {
    const faults = [`could not be played: ${String(thrown)}`]
    return { state: state.name, fault, requests: 0, presses: 0, faults }
  }
}
