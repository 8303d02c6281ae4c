import { expect, test } from 'vitest'
import { dropEvent } from '#src/views/shows/show-builder/editor/edit-event.ts'
import { sampleCue, sampleDoc } from '#tests/src/views/shows/show-builder/sample-show.ts'

test('[SHOW-02] a cue that is dropped where it was ends its drag without an edit', () => {
  const cue = sampleCue({ id: 'first', at_ms: 2_000, position: 'left' })
  const doc = sampleDoc([cue])
  const drop = (at_ms: number) => dropEvent(doc, { cue: cue.id, at_ms, position: cue.position }).type
  expect([drop(2_000), drop(2_100)]).toEqual(['drag.cancel', 'drag.drop'])
})
