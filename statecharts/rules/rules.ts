import type { MachineModel } from '#machines/model.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { fallbackFaults, overlapFaults, staleDeclarations } from '#statecharts/rules/candidates.ts'
import { assignmentFaults, echoFaults } from '#statecharts/rules/self-sends.ts'
import { leadsToFaults } from '#statecharts/rules/leads-to.ts'
import { inlineFaults, nameFaults, plainActionFaults } from '#statecharts/rules/names.ts'
import { deadEnds, spins, traps } from '#statecharts/rules/progress.ts'
import { recoveryFaults } from '#statecharts/rules/recovery.ts'
import { invokeFaults, modelFaults, shapeFaults } from '#statecharts/rules/shape.ts'
import { idleGuards, shadowed, timerFaults, unacceptedEvents, unheard } from '#statecharts/rules/use.ts'

/** Returns the violations of a machine as sentences; empty when there are none. */
export type Rule = (model: MachineModel, cover: Cover) => readonly string[]

/** The rules for every machine, by the title of their test. */
export const rules: Readonly<Record<string, Rule>> = {
  'names are spelled as the house spells them': (model, { chart }) => nameFaults(chart, model),
  'the configuration holds names only': ({ machine }) => inlineFaults(machine),
  'actions are built-in actions': ({ machine }) => plainActionFaults(machine),
  'it has at most 12 leaf states on 3 levels, each described': (_, { chart }) => shapeFaults(chart),
  'every invoke is named and hears both endings': (model, { chart }) => invokeFaults(chart, model),
  'the model knows every event and actor': (model, { chart }) => modelFaults(chart, model),
  'the last candidate is unguarded or the event ignored on purpose': (model, { chart }) =>
    fallbackFaults(chart, model),
  'overlapping guards are declared': (model, { chart, space }) => overlapFaults(chart, model, space),
  'what is declared happens': (model, { chart, space }) => staleDeclarations(chart, model, space),
  'no candidate is shadowed': (_, { chart }) => shadowed(chart),
  'every guard decides where it stands': (_, { chart, space }) => idleGuards(chart, space),
  'every event is accepted somewhere': (model, { space }) => unacceptedEvents(model, space),
  'every timer waits a time that there is': (model, { chart, space }) => timerFaults(chart, model, space),
  'it comes to rest': (_, { space }) => spins(space),
  'nothing is a dead end': (_, { space }) => deadEnds(space),
  'nothing is a trap': (_, { space }) => traps(space),
  'what must follow follows': (model, { space }) => leadsToFaults(model, space),
  'its happy end stays in reach after every failure': (model, { space }) => recoveryFaults(model, space),
  'what it tells a peer is heard there': (_, { replays }) => unheard(replays),
  'it does not hear what it sends to others': (_, { chart, space }) => echoFaults(chart, space),
  'every assignment changes something and every reset resets': (_, { space }) => assignmentFaults(space),
  'no key is too coarse and every invariant holds': (_, { space }) => space.faults,
  'the real actor goes as explored': (_, { differences }) => differences,
  'every transition is taken': (_, { coverage }) => coverage.transitions.missing,
  'every state is entered': (_, { coverage }) => coverage.states.missing,
  'every guard is seen true and false': (_, { coverage }) => coverage.guards.missing,
}
