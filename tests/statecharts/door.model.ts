import { assign, type AnyActorLogic, createMachine } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'

type Config = Parameters<typeof createMachine>[0]
type Implementations = NonNullable<Parameters<typeof createMachine>[1]>

export interface DoorChange {
  /** Replaces the part of the same name. */
  readonly config?: Config
  readonly states?: NonNullable<Config['states']>
  readonly actions?: Implementations['actions']
  readonly guards?: Implementations['guards']
  readonly delays?: Implementations['delays']
  readonly actors?: Readonly<Record<string, AnyActorLogic>>
  readonly model?: Partial<MachineModel>
}

/** A door that keeps every rule; each test breaks one. */
export function doorModel(change: DoorChange = {}): MachineModel {
  const { config, states, actions, guards, delays, actors, model } = change
  const machine = createMachine(
    {
      id: 'door',
      description: 'A door.',
      context: { openings: 0 },
      initial: 'closed',
      states: {
        closed: {
          description: 'Shut.',
          on: { 'door.push': { target: 'opened', actions: 'recordOpening' } },
        },
        opened: { description: 'Not shut.', on: { 'door.pull': { target: 'closed' } } },
        ...states,
      },
      ...config,
    },
    {
      actions: {
        recordOpening: assign(({ context }) => ({ openings: Number(context.openings) + 1 })),
        ...actions,
      },
      ...(guards && { guards }),
      ...(delays && { delays }),
      ...(actors && { actors }),
    },
  )
  return {
    machine,
    title: 'Door',
    purpose: 'Opens and closes.',
    words: { guards: {}, events: {}, actions: {}, delays: {}, tags: {} },
    inputs: { plain: undefined },
    events: { 'door.push': [{ type: 'door.push' }], 'door.pull': [{ type: 'door.pull' }] },
    outcomes: {},
    key: () => null,
    ...model,
  }
}
