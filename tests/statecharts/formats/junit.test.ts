import { expect, test } from 'vitest'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { junitFiles } from '#statecharts/formats/junit.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

// that it is XML that a browser reads: e2e/coverage-report.spec.ts
test('JUnit reports a deviating path and an unreachable goal as failures', async () => {
  const lost = { lost: { description: 'Nobody comes here.', on: { 'door.push': { target: 'opened' } } } }
  const cover = await coverMachine(doorModel({ states: lost }))
  const [replay, ...replays] = cover.replays
  const odd = replay ? [{ ...replay, differences: ['door-1 step 1: "<closed>" & not open'] }, ...replays] : []
  const [file] = junitFiles([{ ...cover, replays: odd }])
  expect(file?.text.match(/<failure [^>]*>/g)).toEqual([
    '<failure message="transition door.lost|door.push|0 was not taken: its state door.lost is never reached"/>',
    '<failure message="door-1 step 1: &quot;&lt;closed&gt;&quot; &amp; not open"/>',
  ])
  expect(file?.text).toContain('<testsuite name="door" tests="2" failures="2"')
})
