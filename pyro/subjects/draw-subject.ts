import { type Subject } from '#pyro/art-subject.ts'
import type { Scene } from '#pyro/scene.ts'
import { burst } from './burst.ts'
import { cake } from './cake.ts'
import { confetti } from './confetti.ts'
import { crackers } from './crackers.ts'
import { gear } from './gear.ts'
import { fountain } from './fountain.ts'
import { candle, comet, mine, missiles } from './launched.ts'
import { paperToy } from './paper-toy.ts'
import { parachute } from './parachute.ts'
import { assortment, bottleRocket, rocket } from './rockets.ts'
import { setPiece } from './set-piece.ts'
import { daySmoke, smoke } from './smoke.ts'
import { snaps } from './snaps.ts'
import { sparkler } from './sparkler.ts'
import { spinner } from './spinner.ts'
import { flyer, wheel } from './whirling.ts'

/** Adds to a scene what its subject is made of. */
export function drawSubject(scene: Scene): void {
  drawings[scene.spec.subject](scene)
}

const drawings: Readonly<Record<Subject, (scene: Scene) => void>> = {
  burst,
  comet,
  mine,
  cake,
  candle,
  fountain,
  sparkler,
  smoke,
  'day-smoke': daySmoke,
  crackers,
  snaps,
  spinner,
  flyer,
  wheel,
  rocket,
  'bottle-rocket': bottleRocket,
  missiles,
  parachute,
  confetti,
  'set-piece': setPiece,
  'paper-toy': paperToy,
  assortment,
  module: gear,
  meter: gear,
  dock: gear,
  rack: gear,
  tubes: gear,
  stand: gear,
  spool: gear,
  igniters: gear,
  clips: gear,
  punk: gear,
  cutter: gear,
}
