import type { MachineModel } from '#machines/model.ts'

/** Every machine of the shop with its model: being listed here is what makes a machine drawn, walked and tested. */
export const registry: readonly MachineModel[] = []
