import { failuresOf } from '#statecharts/commands/failures.ts'
import type { Path } from '#statecharts/engine/path.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { leftOutTexts } from '#statecharts/export/left-out.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'
import {
  stepSummary,
  type FormatFile,
  fileName,
  leavesOf,
  replayCommand,
} from '#statecharts/formats/format-file.ts'

/** Results of the replay on the real actor as JUnit XML: a suite per machine, a case per path. */
export function junitFiles(covers: readonly Cover[]): readonly FormatFile[] {
  const suites = covers.map(suiteElement)
  const sum = (pick: (each: (typeof suites)[number]) => number) =>
    suites.reduce((total, each) => total + pick(each), 0)
  const head = attributes({
    name: 'paths',
    tests: sum((each) => each.tests),
    failures: sum((each) => each.failures),
    time: seconds(covers.reduce((total, cover) => total + cover.milliseconds.replay, 0)),
  })
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head}>`,
    ...suites.flatMap((each) => each.lines),
  ]
  return [{ name: fileName(covers, 'junit.xml'), text: `${[...lines, '</testsuites>'].join('\n')}\n` }]
}

function suiteElement(cover: Cover) {
  const { suite, milliseconds } = cover
  const unreached = failuresOf(cover).filter((sentence) => !cover.differences.includes(sentence))
  const failed = suite.paths.filter((path) => problemOf(cover, path) !== undefined).length
  const [tests, failures] = [suite.paths.length + 1, failed + Number(unreached.length > 0)]
  const head = attributes({ name: suite.machine, tests, failures, time: seconds(milliseconds.replay) })
  const goals = caseElement(suite.machine, 'every goal is reached', unreached.join('\n') || undefined, '')
  const cases = suite.paths.map((path) =>
    caseElement(suite.machine, path.id, problemOf(cover, path), outputOf(cover, path)),
  )
  return { tests, failures, lines: [`  <testsuite ${head}>`, goals, ...cases, '  </testsuite>'] }
}

function caseElement(machine: string, name: string, problem: string | undefined, output: string): string {
  const failure = problem === undefined ? '' : `<failure ${attributes({ message: problem })}/>`
  const told = output === '' ? '' : `<system-out>${escaped(output)}</system-out>`
  return `    <testcase ${attributes({ classname: `statecharts.${machine}`, name })}>${failure}${told}</testcase>`
}

const problemOf = ({ suite, replays }: Cover, path: Path): string | undefined =>
  replays[suite.paths.indexOf(path)]?.differences[0]

function outputOf({ model, suite }: Cover, path: Path): string {
  const steps = path.steps.map((step, index) => {
    const { what, payload } = stepSummary(step)
    return `${index + 1}. ${step.do} ${what} ${payload} -> ${[...leavesOf(step.configuration), ...leftOutTexts(model, step.transitions)].join(' ')}`
  })
  return [
    replayCommand(suite, path.id),
    `requirements ${path.spec.join(' ')}`,
    `begin ${path.input}`,
    ...steps,
  ].join('\n')
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)
