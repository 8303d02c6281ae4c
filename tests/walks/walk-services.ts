import { describe, expect, test } from 'vitest'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import { areTooMany, planWalk, walkProblems } from '#statecharts/walk/walk-plan.ts'
import { isSampleClass } from '#statecharts/engine/sample-classes.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import type { Fixture, ServiceWalk } from './service-fixture.ts'
import { ActorRun } from './actor-run.ts'

/** Declares tests that a machine takes every transition of its chart with its real services before the real server. */
export function walkServices<F extends Fixture, E extends EnvironmentState>(typed: ServiceWalk<F, E>): void {
  const { model, title = model.machine.id } = typed
  const starts = Object.keys(model.inputs).map((input) => ({ input, environment: {} }))
  // its functions only ever get environments of its own
  const walk = { starts, ...typed } as unknown as Required<ServiceWalk<F, EnvironmentState>>
  const plan = planWalk(walk, {
    kind: 'services',
    defaults: { event: {}, timer: () => ({}) },
    goalsOf: (edge) => transitionGoals(edge).filter((goal) => !isSampleClass(goal)),
    tour: {},
    isListBarred: false,
  })
  const walked = new Set<string>()
  describe(title, () => {
    for (const path of plan.paths)
      test(`${cited(path.spec)}takes the transitions of its chart before the real server: ${path.id}`, async () => {
        const run = new ActorRun(await walk.open(path.start), walked)
        try {
          run.expect(path.begins, 'at the start')
          for (const [index, step] of path.steps.entries()) {
            await run.take(step)
            run.expect(step.expected, `step ${index + 1} (${step.text})`)
          }
          expect(run.leaks(), 'told by counting or following').toEqual([])
        } finally {
          run.stop()
        }
      })
    test('takes every transition, or the model says why it cannot be provoked', () => {
      expect(walkProblems(plan, walked)).toEqual([])
      expect(areTooMany(plan.listed.length, plan.drawn.length)).toBe(false)
    })
  })
}

const cited = (ids: readonly string[]): string => (ids.length === 0 ? '' : `[${ids.join('][')}] `)
