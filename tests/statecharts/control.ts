import { fromPromise } from 'xstate'
import { done, type MachineModel } from '#machines/platform/model.ts'
import { type DoorChange, doorModel } from '#tests/statecharts/door.model.ts'

/** A small bad machine and what its rule must say of it. */
export interface Control {
  readonly rule: string
  readonly why: string
  readonly model: MachineModel
  readonly violations: readonly string[]
}

export const control = (
  rule: string,
  why: string,
  change: DoorChange,
  violations: readonly string[],
): Control => ({ rule, why, model: doorModel(change), violations })

/** The door, shut, that also hears other events. */
export const shut = (on: Record<string, unknown>) => ({
  closed: {
    description: 'Shut.',
    on: { 'door.push': { target: 'opened', actions: 'recordOpening' }, ...on },
  },
})

export const knock = {
  'door.push': [{ type: 'door.push' }],
  'door.pull': [{ type: 'door.pull' }],
  'door.knock': [{ type: 'door.knock' }],
}

export const bell = fromPromise(() => Promise.reject(new Error('unwired')))
export const rung = done('rung', 'none')
