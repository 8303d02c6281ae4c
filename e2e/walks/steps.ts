import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import type { Fixture } from './fixture.ts'
import type { Held } from './held-calls.ts'

type Arrange<E extends EnvironmentState> = (fixture: Fixture, environment: E) => unknown

/** The server answers the call, after what is arranged before. */
export const answered = <E extends EnvironmentState>(call: Held, arrange?: Arrange<E>) => ({
  perform: async (fixture: Fixture, environment: E) => {
    await arrange?.(fixture, environment)
    await fixture.held.answer(call)
  },
})

/** The call never reaches the server. */
export const lost = (call: Held) => ({ perform: ({ held }: Fixture) => held.lose(call) })
