import type { MachineModel } from '#machines/model.ts'

/** Ids of the transitions that a browser walk next out. */
export const unprovokableIn = ({ unprovokable = [] }: MachineModel): readonly string[] =>
  unprovokable.filter(({ walk }) => walk !== 'services').map(({ transition }) => transition)
