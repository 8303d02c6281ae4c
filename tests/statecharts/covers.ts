import type { MachineModel } from '#machines/platform/model.ts'
import { readGolden } from '#statecharts/golden.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'

const covers = new WeakMap<MachineModel, Promise<Cover>>()

/** Each machine is explored and walked once for all tests of a worker. */
export function coverOf(model: MachineModel): Promise<Cover> {
  const cover = covers.get(model) ?? coverMachine(model, { golden: readGolden(model) })
  covers.set(model, cover)
  return cover
}
