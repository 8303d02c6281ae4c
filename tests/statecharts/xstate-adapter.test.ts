import { readdirSync, readFileSync } from 'node:fs'
import { assign, createActor, createMachine, type InspectionEvent, setup, sendTo } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  activeNodes,
  type Assignment,
  evaluatorOf,
  holds,
  isBuiltIn,
  microstepOf,
  speaksOf,
  tracingAssignments,
} from '#statecharts/engine/xstate-adapter.ts'

const machine = createMachine(
  {
    id: 'lamp',
    context: { turns: 0 },
    initial: 'off',
    states: {
      off: { on: { 'lamp.turn': { target: 'glowing', actions: 'recordTurn' } } },
      glowing: { always: { guard: 'isWarm', target: 'on' } },
      on: { invoke: { id: 'burn', src: 'burn', systemId: 'burner' }, after: { burnTime: { target: 'off' } } },
    },
  },
  {
    actions: { recordTurn: assign(({ context }) => ({ turns: context.turns + 1 })) },
    guards: { isWarm: ({ context }) => context.turns > 0 },
    delays: { burnTime: 900 },
    actors: { burn: createMachine({ id: 'burn' }) },
  },
)
const turn = { type: 'lamp.turn' }
const [offToGlowing] = machine.states['off']?.transitions.get('lamp.turn') ?? []
const [glowingToOn] = machine.states['glowing']?.always ?? []

describe('undocumented XState internals are as the adapter expects', () => {
  test('the version is pinned exactly', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(dependencies.xstate).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('the evaluator reports microsteps with the transition objects of the definition', () => {
    const evaluator = evaluatorOf(machine)
    const { microsteps, snapshot } = evaluator.react(evaluator.start(undefined).snapshot, turn)
    expect(microsteps.map((step) => step.taken)).toEqual([[offToGlowing], [glowingToOn]])
    expect(microsteps.map((step) => step.after.value)).toEqual(['glowing', 'on'])
    expect(snapshot.value).toBe('on')
    expect(activeNodes(snapshot).map((node) => node.id)).toEqual(['lamp', 'lamp.on'])
  })

  test('the evaluator reports timers and children and starts none', () => {
    const evaluator = evaluatorOf(machine)
    const { actions, snapshot } = evaluator.react(evaluator.start(undefined).snapshot, turn)
    expect(actions.map((action) => action.type)).toEqual(['xstate.raise', 'xstate.spawnChild'])
    expect(actions[0]?.params).toEqual({
      event: { type: 'xstate.after.burnTime.lamp.on' },
      id: 'xstate.after.burnTime.lamp.on',
      delay: 900,
    })
    expect(snapshot.children['burn']?.src).toBe('burn')
  })

  test('the evaluator can reenter a state whose child has a system id', () => {
    const evaluator = evaluatorOf(machine)
    const off = evaluator.start(undefined).snapshot
    expect([1, 2].map(() => evaluator.react(off, turn).snapshot.value)).toEqual(['on', 'on'])
  })

  test('an event to an absent actor is reported as sent to the machine itself', () => {
    const caller = setup({ actions: { call: sendTo(({ self }) => self, { type: 'call' }) } })
    const evaluator = evaluatorOf(caller.createMachine({ entry: 'call' }))
    const [action] = evaluator.start(undefined).actions
    expect(action?.params).toMatchObject({ to: evaluator.self, event: { type: 'call' } })
  })

  test('the inspection of a running actor carries the same microsteps', () => {
    const heard: InspectionEvent[] = []
    createActor(machine, { inspect: (event) => void heard.push(event) })
      .start()
      .send(turn)
    const own = heard.filter((event) => speaksOf(event, machine))
    expect(own.flatMap((event) => microstepOf(event)?.taken ?? [])).toEqual([offToGlowing, glowingToOn])
  })

  test('guards are evaluated one by one', () => {
    const { snapshot } = evaluatorOf(machine).start(undefined)
    const asked = [offToGlowing, glowingToOn].map((each) => each && holds(each, snapshot, turn))
    expect(asked).toEqual([true, false])
  })

  test('assignments are traced', () => {
    const traced: Assignment[] = []
    const evaluator = evaluatorOf(tracingAssignments(machine, (assignment) => traced.push(assignment)))
    evaluator.react(evaluator.start(undefined).snapshot, turn)
    expect(traced).toEqual([{ action: 'recordTurn', before: { turns: 0 }, after: { turns: 1 } }])
  })

  test('a built-in action is distinguished from a function that returns one', () => {
    expect([assign({}), () => assign({}), 'name'].map((action) => isBuiltIn(action))).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('no other file reads the internals of xstate', () => {
  const files = ['machines', 'statecharts', 'src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /\b(_transitions|_nodes|_sendInspectionEvent)\b/.test(readFileSync(name, 'utf8')))
  expect(files).toEqual(['statecharts/engine/xstate-adapter.ts'])
})
