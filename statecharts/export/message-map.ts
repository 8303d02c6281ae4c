import type { MachineModel } from '#machines/platform/model.ts'
import { effectOf, SELF, textsOfSend } from '#statecharts/engine/action-effects.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { actionNames } from '#statecharts/export/implementations.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'

export interface Message {
  /** machine id */
  readonly from: string
  readonly event: string
  /** machine id of the receiver */
  readonly to: string
}

/**
 * What machines send to each other and raise for themselves, each message once, sorted by event, then receiver, then sender: from the actions, also
 * where a condition chooses the event or the receiver, and as the golden paths observed them.
 */
export async function messagesBetween(models: readonly MachineModel[]): Promise<readonly Message[]> {
  const known = new Set(models.map(({ machine }) => machine.id))
  const observed = await Promise.all(models.map((model) => observedOf(model, models)))
  const all = [
    ...models.flatMap((model) => [...sentBy(model), ...chosenBy(model, models)]),
    ...observed.flat(),
  ]
  const keyOf = ({ event, to, from }: Message) => `${event} ${to} ${from}`
  const unique = new Map(all.filter(({ to }) => known.has(to)).map((message) => [keyOf(message), message]))
  return [...unique.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const sentBy = ({ machine }: MachineModel): readonly Message[] =>
  actionNames(chartOf(machine)).flatMap((name) => {
    const effect = effectOf(machine, name)
    if (effect.kind === 'raise' && effect.event !== null)
      return [{ from: machine.id, event: effect.event, to: machine.id }]
    if (effect.kind !== 'send' || effect.event === null || effect.to === null || effect.to === SELF) return []
    return [{ from: machine.id, event: effect.event, to: effect.to.trim() }]
  })

/** Those whose event or receiver a condition chooses: of the texts in their expressions, what the receiver takes. */
const chosenBy = ({ machine }: MachineModel, models: readonly MachineModel[]): readonly Message[] =>
  actionNames(chartOf(machine)).flatMap((name) => {
    const effect = effectOf(machine, name)
    if (effect.kind !== 'send') return []
    const { events, receivers } = textsOfSend(machine, name)
    const to = [...receivers, ...(effect.to === null ? [] : [effect.to])]
    return models
      .filter((model) => to.includes(model.machine.id))
      .flatMap((model) =>
        events
          .filter((event) => event in model.events)
          .map((event) => ({ from: machine.id, event, to: model.machine.id })),
      )
  })

/** From effects such as `tells cart cart.reload`. */
async function observedOf(model: MachineModel, models: readonly MachineModel[]): Promise<readonly Message[]> {
  const children = models.filter(({ machine: { id } }) =>
    Object.hasOwn(model.machine.implementations.actors ?? {}, id),
  )
  /** A spawned child has an id of its own: it is the machine that takes the event. */
  const receiverOf = (to: string, event: string) =>
    models.some(({ machine }) => machine.id === to)
      ? to
      : children.find(({ events }) => event in events)?.machine.id
  const paths = await goldenPathsOf(model)
  const steps = paths.flatMap(({ begins, steps: later }) => [begins, ...later])
  return steps
    .flatMap(({ effects = [] }) => effects)
    .flatMap((effect) => {
      const [, told = '', event = ''] = /^tells (\S+) (\S+)/.exec(effect) ?? []
      const to = told === SELF ? undefined : receiverOf(told, event)
      return to === undefined ? [] : [{ from: model.machine.id, event, to }]
    })
}
